import { hasDirections } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import { oneLine } from "@/lib/text/lines";
import type { Near } from "../../meaning/acts";
import { compare } from "../../meaning/selectors";
import { hasSense, type Link, valueSenses } from "../../schema/link-words";
import { directionOf, relationAt } from "../../schema/relation-match";
import { type Schema, typeAttribute } from "../../schema/schema";
import { viaOf } from "./read-ties";

/** The phrase without "and its neighbours"; null where that does not stand at its end. */
export function withoutNeighbours(links: readonly Link[]): readonly Link[] | null {
  const beside = withoutWhatever(links);
  if (beside !== null) return beside;
  let end = links.length;
  while (end > 0 && (links[end - 1]?.token.kind === "sign" || hasSense(links[end - 1], "fill", "polite"))) end -= 1;
  if (!hasSense(links[end - 1], "noun", "neighbours") && links[end - 1]?.norm !== "connections") return null;
  let at = end - 2;
  let isOwn = false;
  while (/^(?:its|their|his|her|all|the|direct|immediate|of|own|closest|nearest)$/u.test(links[at]?.norm ?? "")) {
    isOwn ||= /^(?:its|their|his|her)$/u.test(links[at]?.norm ?? "");
    at -= 1;
  }
  const isJoined = /^(?:and|with|plus|&|along with|together with|including|,)$/u.test(links[at]?.norm ?? "");
  return isOwn && isJoined && at > 0 ? [...links.slice(0, at), ...links.slice(end)] : null;
}

function withoutWhatever(links: readonly Link[]): readonly Link[] | null {
  const start = links.findIndex(
    (link, at) => anything.test(link.norm) && /^(?:and|with|plus|&|,)$/u.test(links[at - 1]?.norm ?? ""),
  );
  if (start < 2) return null;
  const tail = links.slice(start).filter((link) => link.token.kind !== "sign" || link.norm.length > 1);
  return whatever.test(tail.map(({ norm }) => norm).join(" ")) ? links.slice(0, start - 1) : null;
}

const anything = /^(?:whatever|everything|anything|all|whoever|everyone|those|what)$/u;

/** "(X and) whatever it's directly connected to". */
const whatever = new RegExp(
  oneLine`
    ^(?:whatever|everything|anything|all|whoever|everyone|those|what)(?: nodes?| others?)?(?: that| which)?
    (?: is| are| it is| it's| it 's| they are| he is| she is)?(?: directly| immediately)? (?:directly )?
    (?:connected|linked|tied|attached|adjacent|next|joined|around|near|surrounding)(?: directly)?(?: to| with)?
    (?: it| them| him| her)?(?: directly)?$
  `,
  "u",
);

export interface Beside {
  readonly rest: readonly Link[];
  /** Which of what is next to them. */
  readonly only: {
    readonly withWhere?: Selector;
    readonly withVia?: Selector;
    readonly withDirection?: Near["direction"];
  };
}

/** "Ann and everything she manages": what a relation of it leads to. */
function withRelated(links: readonly Link[], schema: Schema): Beside | null {
  const at = links.findIndex((link, place) => anything.test(link.norm) && links[place - 1]?.norm === "and");
  const pronoun = links[at + 1]?.norm === "that" ? at + 2 : at + 1;
  const verb = /^(?:it|they|she|he)$/u.test(links[pronoun]?.norm ?? "") ? pronoun + 1 : -1;
  const found = at < 2 || verb < 0 ? null : relationAt(links, verb, schema);
  const tail = links.slice(verb + (found?.length ?? 0));
  if (found === null || found.isNoun || tail.some(({ token }) => token.kind !== "sign")) return null;
  const withDirection = directionOf(found, false, hasDirections(schema.context.profile));
  return { rest: links.slice(0, at - 1), only: { withVia: viaOf(found.relation), withDirection } };
}

/** The phrase without "and their patients": a kind of node, or the end of a relation, next to them. */
export function withTheirs(links: readonly Link[], schema: Schema): Beside | null {
  const related = withRelated(links, schema);
  if (related !== null) return related;
  const at = links.findIndex(
    (link, place) =>
      place > 1 &&
      /^(?:its|their|his|her)$/u.test(link.norm) &&
      /^(?:and|with|plus|&|along with|together with|including|,)$/u.test(links[place - 1]?.norm ?? ""),
  );
  const noun = links[at + 1];
  if (at < 0 || noun === undefined) return null;
  const tail = links.slice(at + 2);
  if (tail.some((link) => link.token.kind !== "sign" && !hasSense(link, "fill"))) return null;
  const rest = links.slice(0, at - 1);
  const type = typeAttribute(schema, "nodes")?.name;
  const sense = valueSenses(noun, "nodes").find(({ attribute }) => attribute.name === type);
  if (sense !== undefined) return { rest, only: { withWhere: compare(sense.attribute.name, "==", sense.value) } };
  const found = relationAt([noun], 0, schema);
  return found?.isNoun === true ? { rest, only: { withVia: viaOf(found.relation) } } : null;
}

/** The phrase without "the largest connected component"; null where it does not speak of it. */
export function largestPart(links: readonly Link[]): readonly Link[] | null {
  const noun = links.findIndex((link) => hasSense(link, "noun", "components"));
  let start = noun;
  while (/^(?:connected|single|separate|one|weakly)$/u.test(links[start - 1]?.norm ?? "")) start -= 1;
  if (noun < 1 || !/^(?:largest|biggest|main|giant|greatest|huge)$/u.test(links[start - 1]?.norm ?? "")) return null;
  return [...links.slice(0, start - 1), ...links.slice(noun + 1)];
}

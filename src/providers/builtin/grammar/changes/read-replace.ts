import type { JsonValue } from "@/lib/json";
import { oneLine } from "@/lib/text/lines";
import type { Act } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, says } from "../../parse/clauses";
import { numberOf } from "../../schema/link-number";
import { hasSense, type Link } from "../../schema/link-words";
import { attributesIn, type SaidAttribute } from "../../schema/said-attributes";
import { isUnit } from "../../text/units";
import { joinText, newNameSpan } from "../things/read-names";
import { valueText } from "./read-add-node";
import { whoIs } from "./read-assign";

/** "Replace the price of Chain with 3.90", "raise every priority 1 task to 2", "bump Anvil to version 3", "Bell should be called Gong". */
export const readReplace: Reader = (clause) => {
  if (says(clause, "ask") || says(clause, "color") || clause.links.length > 30) return null;
  return called(clause) ?? changedTo(clause);
};

/** "from now on Bell should be called Gong", "Bell is now called Gong". */
function called({ links, schema }: Clause): Candidate | null {
  const at = links.findIndex((link) => /^(?:called|named|known as)$/u.test(link.norm));
  const before = links.slice(0, Math.max(0, at));
  const isWish = before.some((link) => /^(?:should be|must be|shall be|has to be|will|now|on|to)$/u.test(link.norm));
  const isBe = before.some((link) => /^(?:is|be|should be|must be|shall be|has to be|needs to be)$/u.test(link.norm));
  if (at < 2 || !isWish || !isBe || before.some((link) => hasSense(link, "verb", "add"))) return null;
  const who = before.filter((link) => !isLead(link));
  const to = newNameSpan(links.slice(at + 1).filter(({ norm }) => !/^(?:from|now|on|please)$/u.test(norm)));
  if (who.length === 0 || to === "") return null;
  const { ref, unread } = whoIs(who, { links, schema, isElided: false });
  return ref.isAll ? null : candidate({ do: "rename", what: ref, to }, 10, unread);
}

function isLead({ norm, schema }: Link): boolean {
  return (
    schema.length === 0 &&
    /^(?:from|now|on|now on|the|is|be|to|should be|must be|shall be|has to be|needs to be|will|please|just|simply|,|also|again)$/u.test(
      norm,
    )
  );
}

const verbs = new RegExp(
  oneLine`
    ^(?:replace|swap|exchange|bump|raise|lift|lower|increase|decrease|reduce|cut|push|bring|extend|shorten|correct
    |fix|update|change|set|put|upgrade|downgrade|drop)$
  `,
  "u",
);

/** The verb first, what it comes to last. */
function changedTo(clause: Clause): Candidate | null {
  const { links } = clause;
  const verb = links.findIndex((link) => !hasSense(link, "fill", "polite") && link.token.kind !== "sign");
  if (!verbs.test(links[verb]?.norm ?? "") || (links[verb]?.schema.length ?? 0) > 0) return null;
  const isSwap = /^(?:replace|swap|exchange)$/u.test(links[verb]?.norm ?? "");
  const to = links.findLastIndex(
    (link, at) => at > verb + 1 && (isSwap ? /^(?:with|by|for)$/u : /^to$/u).test(link.norm),
  );
  if (to < 0) return null;
  const head = links.slice(verb + 1, to);
  const tail = links.slice(to + 1).filter((link) => !/^[.?!]$/u.test(link.norm) && !hasSense(link, "fill", "polite"));
  const named = attributeFirst(clause, tail);
  const said = attributesIn({ ...clause, links: head });
  const [own, second] = said;
  const attribute = named ?? (second === undefined ? own : undefined) ?? null;
  if (attribute === null) return null;
  const value = wantedValue(attribute, named === null ? tail : tail.slice(1));
  if (value === null) return null;
  const who = named === null ? withoutName(head, attribute) : head;
  return changed(clause, who, { attribute, value });
}

function changed(
  clause: Clause,
  who: readonly Link[],
  { attribute, value }: { readonly attribute: SaidAttribute; readonly value: JsonValue },
): Candidate {
  const { ref, unread } = whoIs(
    who.filter(({ norm }) => !/^(?:of|for|'s|date|value)$/u.test(norm)),
    clause,
  );
  const act: Act = { do: "set", what: { ...ref, target: attribute.target }, property: attribute.name, value };
  return candidate(act, 8.9, unread);
}

/** "(bump Anvil to) version 3". */
function attributeFirst(clause: Clause, tail: readonly Link[]): SaidAttribute | null {
  const [first] = attributesIn({ ...clause, links: tail });
  return first !== undefined && first.at === 0 && tail.length > 1 ? first : null;
}

/** "every priority 1 task": with a value behind it the attribute says which ones. */
function withoutName(head: readonly Link[], { at }: SaidAttribute): readonly Link[] {
  const isCondition = numberOf(head[at + 1]) !== null;
  return isCondition ? head : head.filter((_, place) => place !== at);
}

function wantedValue({ kind }: SaidAttribute, tail: readonly Link[]): JsonValue | null {
  const [first, second] = tail;
  if (first === undefined) return null;
  const number = numberOf(first);
  const isAlone = second === undefined || (isUnit(second.norm) && tail.length === 2);
  if (kind === "number") return isAlone ? number : null;
  if (kind === "boolean") return null;
  if (isAlone) return number === null ? valueText(first) : first.text;
  return tail.every((link) => link.token.kind === "word" && (link.isName || link.schema.length > 0))
    ? joinText(tail)
    : null;
}

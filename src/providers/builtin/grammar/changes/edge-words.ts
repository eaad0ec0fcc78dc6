import type { JsonValue } from "@/lib/json";
import { numberOf } from "../../schema/link-number";
import { attributeSense, hasSense, type Link, valueSenses } from "../../schema/link-words";
import { attributesOf, type Schema } from "../../schema/schema";
import { isUnit, numberInUnit } from "../../text/units";

export interface EdgeWords {
  /** What the new edge says of itself. */
  readonly attributes: Readonly<Record<string, JsonValue>>;
  /** Words that nothing was made of. */
  readonly unread: readonly string[];
  /** The links before them. */
  readonly rest: readonly Link[];
}

/** "(connect Ann to Bo) with weight 3", "taking 5 days", "as colleagues": values of the edge, behind its ends. */
export function edgeWords(links: readonly Link[], schema: Schema): EdgeWords {
  const between = links.findIndex((link) => link.norm === "between");
  const start = links.findIndex(
    (link, at) =>
      at > 0 &&
      link.schema.length === 0 &&
      (/^(?:with|as|taking|having|of|for|that takes|where|via)$/u.test(link.norm) ||
        (link.norm === "," && between >= 0 && at > between + 3)),
  );
  const isSaid = links.slice(start + 1).some(isValue);
  if (start < 0 || !isSaid) return { attributes: {}, unread: [], rest: links };
  const attributes: Record<string, JsonValue> = {};
  const unread: string[] = [];
  const said = links.slice(start + 1);
  said.forEach((link, at) => {
    const name = attributeSense(link, "edges");
    const number = numberOf(link);
    const [value] = valueSenses(link, "edges");
    if (value !== undefined) attributes[value.attribute.name] = value.value;
    else if (number !== null) {
      const known = nameBeside(said, at) ?? unitBeside(said, at, schema) ?? newName(said, at) ?? onlyNumber(schema);
      if (known === undefined) unread.push(link.text);
      else attributes[known] = number;
    } else if (name?.target !== "edges" && !isSmall(link) && !isUnitOf(said, at)) unread.push(link.text);
  });
  const left = unread.filter((text) => !Object.hasOwn(attributes, text));
  return { attributes, unread: left, rest: links.slice(0, start) };
}

/** "15 min" where edges have minutes. */
function unitBeside(links: readonly Link[], at: number, schema: Schema): string | undefined {
  return numberInUnit(schema, "edges", links[at + 1]?.norm ?? "") ?? undefined;
}

function isUnitOf(links: readonly Link[], at: number): boolean {
  return isUnit(links[at]?.norm ?? "") && numberOf(links[at - 1]) !== null;
}

function isValue(link: Link): boolean {
  return valueSenses(link, "edges").length > 0 || numberOf(link) !== null;
}

/** "with strain 5", "taking 5 hops": an attribute no edge has yet. */
function newName(links: readonly Link[], at: number): string | undefined {
  return [links[at - 1], links[at + 1]].find((link) => link !== undefined && isNew(link))?.text;
}

function isNew(link: Link): boolean {
  const isWord = /^\p{Ll}[\p{L}_]+$/u.test(link.text) && link.schema.length === 0;
  return isWord && !hasSense(link, "fill") && !hasSense(link, "verb");
}

/** "5 days", "days 5", "weight of 3": the attribute on either side of the number. */
function nameBeside(links: readonly Link[], at: number): string | undefined {
  const before = links.slice(0, at).findLast((link) => !isSmall(link));
  return [links[at + 1], before]
    .map((link) => attributeSense(link, "edges"))
    .find((sense) => sense?.target === "edges" && sense.attribute.kind === "number")?.attribute.name;
}

function onlyNumber(schema: Schema): string | undefined {
  const [only, second] = attributesOf(schema, "edges").filter(({ kind }) => kind === "number");
  return second === undefined ? only?.name : undefined;
}

function isSmall(link: Link): boolean {
  return (
    link.token.kind === "sign" ||
    (link.schema.length === 0 && (hasSense(link, "fill") || hasSense(link, "compare", "==")))
  );
}

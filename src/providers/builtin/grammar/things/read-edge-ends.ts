import type { EdgeEnds } from "../../meaning/acts";
import { hasSense, type Link } from "../../schema/link-words";
import { readName } from "./read-names";

interface FoundEnds {
  readonly ends: EdgeEnds;
  /** What else is said of them. */
  readonly rest: readonly Link[];
}

/** "edges from the otter", "links of Ann", "Ann's connections", "lines that touch Ann and Zoe": edges by their ends. */
export function edgeEnds(links: readonly Link[]): FoundEnds | null {
  const noun = links.findIndex((link) => hasSense(link, "noun", "edges") && link.schema.length === 0);
  if (noun < 0) return null;
  return endsAfter(links, noun) ?? ownerBefore(links, noun);
}

const sides: Readonly<Record<string, EdgeEnds["side"]>> = {
  from: "source",
  leaving: "source",
  "out of": "source",
  to: "target",
  into: "target",
  entering: "target",
  of: "both",
  at: "both",
  touching: "both",
  around: "both",
  "connected to": "both",
  "attached to": "both",
  with: "both",
  "next to": "both",
};

function endsAfter(links: readonly Link[], noun: number): FoundEnds | null {
  let at = noun + 1;
  while (
    /^(?:that|which|are|is|go|goes|going|run|running|come|coming|lead|leading|touch|start|starting)$/u.test(
      links[at]?.norm ?? "",
    )
  )
    at += 1;
  const said = links[at]?.norm ?? "";
  const isTouch = links[at - 1]?.norm === "touch";
  const side = isTouch ? "both" : sides[said];
  if (side === undefined) return null;
  const found = namesFrom(links, isTouch ? at : at + 1);
  if (found === null) return null;
  return { ends: { names: found.names, side }, rest: [...links.slice(0, noun + 1), ...links.slice(found.end)] };
}

function namesFrom(
  links: readonly Link[],
  start: number,
): { readonly names: readonly string[]; readonly end: number } | null {
  const names: string[] = [];
  let end = start;
  for (let at = skipArticles(links, start); ; at = skipArticles(links, end + 1)) {
    const found = isValue(links[at]) ? null : readName(links, at);
    if (found === null) break;
    names.push(found.name);
    end = at + found.length;
    if (!/^(?:and|or|,)$/u.test(links[end]?.norm ?? "")) break;
  }
  return names.length === 0 ? null : { names, end };
}

function skipArticles(links: readonly Link[], start: number): number {
  let at = start;
  while (/^(?:the|a|an|node|both)$/u.test(links[at]?.norm ?? "") && links[at]?.isName === false) at += 1;
  return at;
}

/** "Ann's links". */
function ownerBefore(links: readonly Link[], noun: number): FoundEnds | null {
  const owner = links.findLastIndex((link, at) => at < noun && link.norm === "'s");
  if (owner < 1) return null;
  for (let at = 0; at < owner; at += 1) {
    const found = isValue(links[at]) ? null : readName(links, at);
    if (found === null || at + found.length !== owner) continue;
    return { ends: { names: [found.name], side: "both" }, rest: [...links.slice(0, at), ...links.slice(owner + 1)] };
  }
  return null;
}

function isValue(link: Link | undefined): boolean {
  return link?.schema.some((sense) => sense.kind !== "label") === true && link.token.kind !== "quoted";
}

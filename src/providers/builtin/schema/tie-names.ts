import type { Draft } from "../grammar/things/draft";
import { setNear } from "../grammar/things/read-ties";

/** "actors of Night Bus", "how many parts does Ann have", "Ann's parts": a kind of thing next to what is named. */
export function tieNames(draft: Draft): void {
  const { head, links } = draft;
  if (head === null || head.isGeneric || draft.near !== null || draft.tied !== null || draft.names.length === 0) return;
  if (draft.terms.length === 0 || draft.base !== "all") return;
  const name = links.findIndex(
    (link) => link.schema.some((sense) => sense.kind === "label") || draft.names.includes(link.text),
  );
  if (name < 0 || !isOf(draft, head.at, name)) return;
  setNear(draft, { names: draft.names.splice(0), length: 0 });
}

function isOf({ links }: Draft, head: number, name: number): boolean {
  const norms = links.map((link) => link.norm);
  if (name < head) return norms.slice(name + 1, head).includes("'s") || norms.slice(head).some(isHaving);
  const between = norms.slice(head + 1, name);
  if (between.some(isHaving) || norms.slice(name).some(isHaving)) return true;
  return between.some((norm) => /^(?:of|in|at|from|for|with|on|by|to|do|does|are in|is in)$/u.test(norm));
}

function isHaving(norm: string): boolean {
  return /^(?:have|has|had|having|got|get|gets|need|needs|use|uses)$/u.test(norm);
}

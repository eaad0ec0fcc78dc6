import type { ReadAction, ReadThings } from "@/ai/results/message-reading";
import { figures } from "@/lib/english";

const actions: Readonly<Record<ReadAction, string>> = {
  find: "find",
  count: "count",
  rank: "rank",
  figure: "calculate",
  tell: "describe",
  compare: "compare",
  draw: "draw",
  show: "show or hide",
  select: "select",
  edit: "change",
  add: "add",
  remove: "delete",
  undo: "undo or redo",
  path: "find a path",
  structure: "analyse the structure",
  save: "save or export",
  load: "open",
  talk: "chat",
};

const from: Readonly<Record<Exclude<ReadThings["from"], "all" | "named">, string>> = {
  selected: "selected",
  spoken: "mentioned before",
  rest: "the others",
  part: "in the largest connected part",
};

/** "Read as": what the built-in assistant took a message for. */
export const reading = {
  readAs: "How I read this",
  parts: "How I read this",
  actions,
  from,
  of: { nodes: "nodes", edges: "edges" },
  notDone: "not done",
  notSure: "maybe not what you asked",
  beside: (what: string) => `next to ${what}`,
  notBeside: (what: string) => `not next to ${what}`,
  spoken: "what we talked about",
  most: (by: string, limit: number) => `most ${by}, first ${figures(limit)}`,
  least: (by: string, limit: number) => `least ${by}, first ${figures(limit)}`,
  tied: (cmp: string, count: number, what: string) => `${cmp} ${figures(count)} links: ${what}`,
  mostTied: (what: string) => `most links: ${what}`,
  leastTied: (what: string) => `fewest links: ${what}`,
  more: (by: string, than: string) => `more ${by} than ${than}`,
  less: (by: string, than: string) => `less ${by} than ${than}`,
  average: "the average",
  without: (names: string) => `without ${names}`,
  at: (names: string) => `at ${names}`,
  skipped: (word: string) => `ignored: “${word}”`,
  guessed: (said: string | undefined, meant: string) =>
    said === undefined ? `guessed: ${meant}` : `guessed: ${said} = ${meant}`,
};

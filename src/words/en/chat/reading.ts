import type { ReadAction, ReadThings } from "@/ai/results/told-reading";
import { figures } from "@/lib/english";

const actions: Readonly<Record<ReadAction, string>> = {
  find: "find",
  count: "count",
  rank: "rank",
  figure: "work out",
  tell: "tell about",
  compare: "compare",
  draw: "draw",
  show: "show or hide",
  select: "select",
  edit: "change",
  add: "add",
  remove: "delete",
  undo: "undo or redo",
  path: "find a way",
  structure: "look at the structure",
  save: "save or export",
  load: "open",
  talk: "talk",
};

const from: Readonly<Record<Exclude<ReadThings["from"], "all" | "named">, string>> = {
  selected: "selected",
  spoken: "spoken of before",
  rest: "the others",
  part: "of the largest part",
};

/** "Read as": what the built-in assistant took a message for. */
export const reading = {
  readAs: "Read as",
  marked: "with words left out or guessed",
  parts: "How the message was read",
  actions,
  from,
  of: { nodes: "nodes", edges: "edges" },
  notDone: "not done",
  notSure: "perhaps not what was asked",
  beside: (what: string) => `next to ${what}`,
  notBeside: (what: string) => `not next to ${what}`,
  spoken: "what was spoken of",
  most: (by: string, limit: number) => `most ${by}, first ${figures(limit)}`,
  least: (by: string, limit: number) => `least ${by}, first ${figures(limit)}`,
  tied: (cmp: string, count: number, what: string) => `${cmp} ${figures(count)} ties: ${what}`,
  mostTied: (what: string) => `most ties: ${what}`,
  leastTied: (what: string) => `fewest ties: ${what}`,
  more: (by: string, than: string) => `more ${by} than ${than}`,
  less: (by: string, than: string) => `less ${by} than ${than}`,
  average: "the average",
  without: (names: string) => `without ${names}`,
  at: (names: string) => `at ${names}`,
  skipped: (word: string) => `not understood: ${word}`,
  guessed: (said: string | undefined, meant: string) =>
    said === undefined ? `guessed: ${meant}` : `guessed: ${said} = ${meant}`,
};

import type { ReadAction } from "@/ai/results/message-reading";
import type { Act, Ref } from "./acts";

/** Whether an act leaves the graph, its look and the view as they are. */
export function isHarmless(act: Act): boolean {
  if (act.do === "partly") return isHarmless(act.act);
  if (act.do === "communities") return !act.isColoured;
  return act.do === "path" ? !act.isHighlighted : effectOf(act) === "none";
}

export function isDestroying(act: Act): boolean {
  return effectOf(act) === "destroying";
}

/** Whether it changes the data themselves: there no reading is taken where another one is as near. */
export function isLasting(act: Act): boolean {
  return isDestroying(act) || effectOf(act) === "lasting";
}

type Effect = "none" | "added" | "lasting" | "destroying";

function effectOf({ do: kind }: Act): Effect {
  const own = ownEffects[kind];
  if (own !== undefined || kind === "held" || kind === "partly") return own ?? "none";
  const action = actionOf[kind];
  return action === null ? "none" : (effects[action] ?? "none");
}

/** What acts do to the graph by what they are told as. */
const effects: Partial<Record<ReadAction, Effect>> = {
  draw: "added",
  show: "added",
  select: "added",
  add: "added",
  undo: "added",
  save: "added",
  edit: "lasting",
  remove: "destroying",
  load: "destroying",
};

/** Where it is another effect than that. */
const ownEffects: Partial<Record<Act["do"], Effect>> = {
  askColor: "none",
  noChoice: "none",
  export: "none",
  exportOf: "none",
  merge: "destroying",
};

/** The elements an act is about. */
export function refsOf(act: Act): readonly Ref[] {
  if (act.do === "held" || act.do === "partly") return refsOf(act.act);
  if ("sides" in act) return act.sides;
  if (act.do === "share") return [act.part, act.whole];
  return "what" in act ? [act.what] : [];
}

/** The message was one to be understood, and was not: not empty, too long or half said. A model may understand it. */
export function isNotUnderstood(act: Act): boolean {
  return act.do === "lost" && !act.isEmpty && act.isLong !== true && act.isHalf === undefined;
}

/** The answer lists elements, one by one. */
export const listing: ReadonlySet<Act["do"]> = new Set<Act["do"]>([
  "find",
  "count",
  "rank",
  "rankTied",
  "describe",
  "sample",
  "select",
  "only",
]);

/** What an act is told as; null: it says nothing of how a message was read. */
export const actionOf: Readonly<Record<Exclude<Act["do"], "held" | "partly">, ReadAction | null>> = {
  hello: "talk",
  thanks: "talk",
  help: "talk",
  lost: null,
  cannot: null,
  talk: "talk",
  howTo: "talk",
  basis: "talk",
  why: "tell",
  styles: "tell",
  selection: "tell",
  whichLayout: "tell",
  summary: "tell",
  schema: "tell",
  types: "tell",
  exists: "tell",
  describe: "tell",
  values: "tell",
  table: "tell",
  lacks: "tell",
  noSuch: "tell",
  askColor: "draw",
  noChoice: "draw",
  noAlgorithm: "structure",
  find: "find",
  sample: "find",
  repeated: "find",
  count: "count",
  share: "figure",
  rank: "rank",
  rankTied: "rank",
  aggregate: "figure",
  spread: "figure",
  along: "figure",
  degree: "figure",
  edgeValue: "figure",
  versus: "compare",
  sideBySide: "compare",
  sides: "compare",
  path: "path",
  stops: "path",
  joined: "path",
  components: "structure",
  communities: "structure",
  algorithm: "structure",
  cutOff: "structure",
  style: "draw",
  styleBy: "draw",
  swapColors: "draw",
  unstyle: "draw",
  clearStyles: "draw",
  clearLooks: "draw",
  layout: "draw",
  hide: "show",
  unhide: "show",
  only: "show",
  showAll: "show",
  showMore: "show",
  shownCount: "count",
  zoom: "show",
  fit: "show",
  fold: "show",
  select: "select",
  deselect: "select",
  set: "edit",
  unset: "edit",
  adjust: "edit",
  rename: "edit",
  merge: "edit",
  addNode: "add",
  addEdge: "add",
  remove: "remove",
  removeEdge: "remove",
  clearGraph: "remove",
  undo: "undo",
  undoOf: "undo",
  redo: "undo",
  save: "save",
  export: "save",
  exportOf: "save",
  load: "load",
};

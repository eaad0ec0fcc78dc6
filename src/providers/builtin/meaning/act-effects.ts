import type { Act } from "./acts";

/** Whether an act leaves the graph, its look and the view as they are. */
export function isHarmless(act: Act): boolean {
  if (act.do === "partly") return isHarmless(act.act);
  if (act.do === "communities") return !act.isColoured;
  return harmless.has(act.do) || (act.do === "path" && !act.isHighlighted);
}

const harmless = new Set<Act["do"]>([
  ...(["hello", "thanks", "help", "summary", "components", "whichLayout", "styles", "selection"] as const),
  ...([
    "count",
    "find",
    "describe",
    "why",
    "types",
    "sample",
    "values",
    "schema",
    "rank",
    "rankTied",
    "aggregate",
  ] as const),
  ...([
    "export",
    "exportOf",
    "held",
    "lost",
    "algorithm",
    "joined",
    "exists",
    "degree",
    "versus",
    "sideBySide",
    "sameValue",
    "edgeValue",
    "moreOf",
    "cutOff",
    "share",
    "cannot",
    "talk",
    "noAlgorithm",
    "noSuch",
    "lacks",
    "noChoice",
    "howTo",
    "sides",
    "repeated",
    "basis",
    "along",
    "stops",
    "table",
    "spread",
    "askColor",
  ] as const),
]);

export function isDestroying(act: Act): boolean {
  return (
    act.do === "remove" || act.do === "clearGraph" || act.do === "removeEdge" || act.do === "load" || act.do === "merge"
  );
}

/** Whether it changes the data themselves: there no reading is taken where another one is as near. */
export function isLasting(act: Act): boolean {
  return isDestroying(act) || lasting.has(act.do);
}

const lasting = new Set<Act["do"]>(["set", "unset", "adjust", "rename"]);

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

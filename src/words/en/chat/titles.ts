import { countedOrNone } from "./counts";

/** Steps as people tell them: only for the open list of steps. */
export const titles = {
  unknownDone: "Done",
  undoCall: "Undo this step",
  redoCall: "Redo this step",
  unknownFailed: "Tried something that does not work here",
  lookUps: (count: number) => `Looked things up (${countedOrNone(count, "step")})`,
  /** The question of an approval: as the command puts it. */
  question: (asked: string, _name: string, _leaving: ElementCounts, _other: number) => asked,
  /** In place of what a command tells a model about a slip in its call. */
  slip: "The assistant made a mistake in this call and can try again. If the answer is off, ask in other words.",
  /** Names of arguments and of columns; any other stands as it is written. */
  names: {
    selector: "which",
    target: "of",
    nodeIds: "nodes",
    edgeIds: "edges",
    property: "attribute",
    channel: "look",
    color: "colour",
    dx: "to the right",
    dy: "down",
    via: "along",
    saveAs: "saved as",
    by: "by",
    neighborCount: "neighbours",
  } as Readonly<Record<string, string>>,
};

/** Elements an approval is about. */
export interface ElementCounts {
  readonly nodes: number;
  readonly edges: number;
}

import type { Act } from "./meaning/acts";

/** What a first message may well be: its steps are loaded with the page. */
export type FirstKind = "hello" | "thanks" | "help" | "held" | "lost" | "partly" | "count" | "find";

/** Kinds and values beside each other, how an edit is made, what is asked about an answer. */
type AnswerKind =
  | "moreOf"
  | "sides"
  | "repeated"
  | "howTo"
  | "along"
  | "stops"
  | "basis"
  | "table"
  | "askColor"
  | "spread"
  | "noChoice"
  | "unhide";

/** What changes the graph, its looks or the view. */
type ChangeKind =
  | "style"
  | "styleBy"
  | "unstyle"
  | "clearStyles"
  | "clearLooks"
  | "swapColors"
  | "exportOf"
  | "layout"
  | "deselect"
  | "fold"
  | "select"
  | "hide"
  | "only"
  | "zoom"
  | "showAll"
  | "fit"
  | "undo"
  | "undoOf"
  | "redo"
  | "load"
  | "save"
  | "export"
  | "addNode"
  | "addEdge"
  | "removeEdge"
  | "rename"
  | "set"
  | "adjust"
  | "unset"
  | "communities"
  | "merge"
  | "remove"
  | "clearGraph";

/** What asks about the graph. */
type QuestionKind =
  | "summary"
  | "algorithm"
  | "joined"
  | "degree"
  | "exists"
  | "sameValue"
  | "sideBySide"
  | "versus"
  | "cutOff"
  | "edgeValue"
  | "share"
  | "cannot"
  | "talk"
  | "noAlgorithm"
  | "noSuch"
  | "lacks"
  | "components"
  | "sample"
  | "values"
  | "types"
  | "schema"
  | "rank"
  | "rankTied"
  | "aggregate"
  | "describe"
  | "path"
  | "why"
  | "styles"
  | "selection"
  | "whichLayout";

/**
 * Every kind of act. A switch that treats a few of them ends in `act.do satisfies KnownKind`: a new kind fails there until
 * it stands here, and each such switch is looked at once for it.
 */
export type KnownKind = FirstKind | AnswerKind | ChangeKind | QuestionKind;

/** The acts of these kinds. */
export type ActOf<Kind extends Act["do"]> = Extract<Act, { readonly do: Kind }>;

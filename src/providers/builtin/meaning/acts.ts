import type { ElementTarget } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import type { AddAct } from "./add-acts";
import type { Guess } from "./guess";
import type { PairAct } from "./pair-acts";
import type { FollowAct, Way } from "./way-acts";

/** Elements as a message speaks of them. Plain JSON, like everything here: it travels in the conversation. */
export interface Ref {
  readonly target: ElementTarget;
  /** Conditions on attributes; absent: none. */
  readonly where?: Selector;
  /** What the conditions apply to. "part": the largest connected part. "message": what an earlier clause of this message found. */
  readonly base: "all" | "previous" | "message" | "selected" | "names" | "rest" | "part";
  /** Names to look up (base "names"). */
  readonly names?: readonly string[];
  /** Names (or values) to look up that are left out. */
  readonly without?: readonly string[];
  /** Neighbours of a named node (or of what was spoken of), over edges that match `via`. */
  readonly near?: Near;
  /** Further relations that must hold as well: "who knows Ann and works on Apollo". */
  readonly nearAlso?: readonly Near[];
  readonly rank?: Ranking;
  /** Compared with the average of all, or with one of them. */
  readonly against?: Against;
  /** Only those with so many ties of a kind. */
  readonly tied?: Tied;
  /** And with so many of another kind. */
  readonly tiedAlso?: readonly Tied[];
  /** Edges at these nodes. */
  readonly ends?: EdgeEnds;
  /** What is next to them as well. */
  readonly isWithNeighbours?: boolean;
  /** Of what is next to them only these. */
  readonly withWhere?: Selector;
  readonly withVia?: Selector;
  /** Which way the edges to them go; absent: either. */
  readonly withDirection?: Near["direction"];
  /** As it is said: "server", "servers". */
  readonly one: string;
  readonly many: string;
  /** Words that stand where a kind of thing should and mean nothing in this graph. */
  readonly unknown?: string;
  /** That word may stand for the nodes themselves. */
  readonly isNoun?: boolean;
  /** The names are of a place or a group that nodes are in. */
  readonly isWithin?: boolean;
  /** A name must be the whole name: nothing is deleted or renamed on a part of it. */
  readonly isExact?: boolean;
  /** Nothing but "everything": no condition at all. */
  readonly isAll: boolean;
  /** Some words were misspelt: what they were taken for. */
  readonly mended: readonly string[];
  /** How many were asked for ("5 servers"). */
  readonly count?: number;
}

export interface Near {
  /** Empty: what was spoken of before. */
  readonly names: readonly string[];
  readonly via?: Selector;
  readonly direction: "in" | "out" | "both";
  readonly depth: number;
  /** Instead of names: whose neighbours, by a phrase ("treats critical patients"). */
  readonly of?: Ref;
  /** "lives with": the relation as it is said. */
  readonly relation?: string;
  /** Only what is just so many steps away: "friends of friends". */
  readonly isAtDepth?: boolean;
  /** Only what is a neighbour of each of them. */
  readonly isShared?: boolean;
  /** The nodes that are not such neighbours. */
  readonly isNegated: boolean;
}

export interface Against {
  /** Whose value it is; absent: the average of all. */
  readonly name?: string;
  readonly property: string;
  readonly cmp: "<" | ">";
  /** The average is that of those it is said of, not of all. */
  readonly isAmong?: boolean;
}

/** How many edges of a kind a node has, to nodes of a kind. */
export interface Tied {
  readonly cmp: "<" | "<=" | ">" | ">=" | "==";
  readonly count: number;
  /** The most, or the fewest, instead of a number. */
  readonly order?: "asc" | "desc";
  /** What the other ends are. */
  readonly where?: Selector;
  /** No node is at both ends of such edges. */
  readonly isApart?: true;
  readonly via?: Selector;
  /** An attribute of the edges that is added up, instead of their number. */
  readonly sum?: string;
  /** As edges leave the node, or come to it. */
  readonly direction: "in" | "out" | "both";
  readonly relation?: string;
  /** "actors", as it was said; empty: just ties. */
  readonly many: string;
}

export interface EdgeEnds {
  readonly names: readonly string[];
  /** Which end of the edge they are. */
  readonly side: "source" | "target" | "both";
  /** What the node at the other end is, as said of either end: "the edges between Ann and the museums". */
  readonly other?: { readonly source: Selector; readonly target: Selector };
}

export interface Ranking {
  readonly by: string;
  readonly order: "asc" | "desc";
  readonly limit: number;
  /** Only the one at this place: "the second oldest". */
  readonly place?: number;
  /** Only those after so many. */
  readonly after?: number;
  /** So many in a hundred instead of a number. */
  readonly percent?: number;
  /** By what else, where none of them has a value of `by`: vans have no age, but a year. */
  readonly others?: readonly { readonly by: string; readonly order: "asc" | "desc" }[];
}

export interface StyleWish {
  readonly color?: string;
  readonly size?: JsonValue;
  readonly width?: JsonValue;
  readonly shape?: string;
  readonly opacity?: number;
  readonly lineStyle?: string;
  readonly label?: string;
  /** In px. */
  readonly labelSize?: number;
  readonly borderColor?: string;
  readonly borderWidth?: number;
}

type GraphFile = "json" | "node-link" | "cytoscape" | "graphml" | "gexf" | "gml" | "dot" | "pajek" | "xlsx";
/** Forms a graph, or its picture, is written in. */
export type FileFormat = GraphFile | "edges-csv" | "nodes-csv" | "png" | "svg";

export type Measure = "count" | "sum" | "mean" | "min" | "max" | "median";

export type Act =
  | FollowAct
  | PairAct
  | AddAct
  | { readonly do: "hello" | "thanks" | "help" }
  | { readonly do: "summary" | "whichLayout" | "styles" | "selection" }
  | { readonly do: "showAll" | "fit" | "clearGraph" }
  /** Without looks: all of them. */
  | { readonly do: "clearStyles"; readonly looks: readonly (keyof StyleWish)[] }
  | { readonly do: "clearLooks"; readonly looks: readonly (keyof StyleWish)[]; readonly what: Ref }
  /** What is drawn in the one colour gets the other. */
  | { readonly do: "swapColors"; readonly target: ElementTarget; readonly colors: readonly [string, string] }
  | { readonly do: "components"; readonly asks: "parts" | "connected" | "count" }
  /** `ends`: names of the nodes it is about. `isNegated`: the question has it the other way round ("acyclic"). */
  | {
      readonly do: "algorithm";
      readonly algorithm: string;
      readonly ends: readonly string[];
      readonly options: Readonly<Record<string, JsonValue>>;
      readonly asks: "yes" | "number" | "list";
      readonly isNegated?: boolean;
    }
  | { readonly do: "exists"; readonly name: string }
  /** A figure for each of two kinds, or how many there are; then without an attribute. */
  | {
      readonly do: "sides";
      readonly sides: readonly [Ref, Ref];
      readonly measure: Measure;
      readonly property?: string;
      readonly asks: "both" | "yes" | "which";
      readonly isMore: boolean;
    }
  /** Values that several have, and who. */
  | { readonly do: "repeated"; readonly what: Ref; readonly property: string }
  /** What would be cut off without this node. */
  | { readonly do: "cutOff"; readonly name: string }
  /** Groups of closely linked nodes; coloured, each gets its number as an attribute. */
  | { readonly do: "communities"; readonly isColoured: boolean }
  /** How many in a hundred. */
  | { readonly do: "share"; readonly whole: Ref; readonly part: Ref }
  /** Not for a graph: a deed in the world, or what it does not tell. */
  | { readonly do: "cannot"; readonly why: "deed" | "world" }
  /** How an edit is made, told to somebody who only asks. */
  | {
      readonly do: "howTo";
      readonly topic: "undo" | "merge" | "rename" | "remove" | "add" | "set";
      readonly name?: string;
      readonly property?: string;
    }
  /** An attribute that is not there. */
  | { readonly do: "noSuch"; readonly words: string; readonly target: ElementTarget }
  /** Elements of these kinds have no such attribute, others have. `isChange`: something was to be changed. */
  | {
      readonly do: "lacks";
      readonly kinds: readonly string[];
      readonly property: string;
      readonly has: readonly string[];
      readonly isFlag?: true;
      readonly isChange?: true;
    }
  /** The edges of one node, or its neighbours. */
  | { readonly do: "degree"; readonly name: string; readonly way: "in" | "out" | "both"; readonly isNodes: boolean }
  | (Guess & { readonly do: "count" | "find"; readonly what: Ref })
  | { readonly do: "zoom"; readonly what: Ref }
  /** `isAway`: by what is shown of a database, not by a filter. */
  | { readonly do: "hide" | "only"; readonly what: Ref; readonly isAway?: true }
  /** How many of them are shown. */
  | { readonly do: "shownCount"; readonly what: Ref }
  /** More of a database. */
  | { readonly do: "showMore" }
  | { readonly do: "remove"; readonly what: Ref }
  | { readonly do: "select"; readonly what: Ref; readonly mode?: "add" | "remove" }
  | { readonly do: "deselect" }
  /** Groups drawn as one node each, or their nodes again. Without an attribute: communities. Without groups: all. */
  | { readonly do: "fold"; readonly by?: string; readonly groups?: readonly string[]; readonly isOpen: boolean }
  /** `color`: the colour the question takes it to have. */
  | { readonly do: "why"; readonly what: Ref; readonly color?: string }
  | { readonly do: "types"; readonly what: Ref }
  /** How far the highest and the lowest are apart. */
  | { readonly do: "spread"; readonly what: Ref; readonly property: string }
  | { readonly do: "table" | "unhide" | "askColor"; readonly what: Ref }
  | (Guess & { readonly do: "describe"; readonly what: Ref; readonly property?: string })
  | { readonly do: "sample"; readonly what: Ref; readonly count: number; readonly both?: boolean }
  | (Guess & { readonly do: "values"; readonly property: string; readonly target: ElementTarget; readonly what: Ref })
  | { readonly do: "schema"; readonly target: ElementTarget | "both" }
  | { readonly do: "style"; readonly what: Ref; readonly style: StyleWish }
  /** `isTurned`: the most is drawn as the least. */
  | {
      readonly do: "styleBy";
      readonly what: Ref;
      readonly property: string;
      readonly channel: string;
      readonly isTurned?: boolean;
      /** Colours of the lowest and of the highest. */
      readonly colors?: readonly [string, string];
    }
  /** Layers of the look, by their ids. */
  | { readonly do: "unstyle"; readonly layers: readonly string[] }
  | {
      readonly do: "layout";
      readonly type: string;
      readonly direction?: string;
      readonly by?: string;
      readonly root?: string;
      /** The same, with more room between the nodes. */
      readonly isWider?: true;
    }
  | (Guess & { readonly do: "rank"; readonly what: Ref; readonly rank: Ranking })
  /** Who has the most ties of a kind. */
  | {
      readonly do: "rankTied";
      readonly what: Ref;
      readonly tied: Tied;
      readonly limit: number;
      readonly place?: number;
      readonly after?: number;
    }
  | (Way & { readonly do: "path"; readonly isHighlighted: boolean; readonly color: string })
  | {
      readonly do: "aggregate";
      readonly what: Ref;
      readonly measure: Measure;
      readonly property?: string;
      readonly groupBy?: string;
      /** Only the first group, or the last, is asked for. */
      readonly pick?: "most" | "least";
    }
  /** About the assistant, what it did, what it can run. */
  | { readonly do: "talk"; readonly about: "self" | "changes" | "algorithms" }
  /** There is no such algorithm. */
  | { readonly do: "noAlgorithm"; readonly words: string }
  /** One of the changes of the message before; the others of it stay. */
  | {
      readonly do: "undoOf";
      readonly kind:
        | "rename"
        | "remove"
        | "set"
        | "addNode"
        | "addEdge"
        | "merge"
        | "hide"
        | "layout"
        | "color"
        | "size";
    }
  | { readonly do: "undo" | "redo"; readonly steps: number; readonly isAll?: boolean }
  | { readonly do: "rename"; readonly what: Ref; readonly to: string }
  | { readonly do: "set"; readonly what: Ref; readonly property: string; readonly value: JsonValue }
  /** A number of them goes up or down. */
  | {
      readonly do: "adjust";
      readonly what: Ref;
      readonly property: string;
      readonly add?: number;
      readonly multiply?: number;
    }
  | { readonly do: "unset"; readonly what: Ref; readonly property: string }
  /** `called`: the name of the one that stays. */
  | { readonly do: "merge"; readonly what: Ref; readonly into?: string; readonly called?: string }
  | { readonly do: "load"; readonly name: string }
  | { readonly do: "save"; readonly what: Ref; readonly name: string }
  /** A layout, a format or a shape there is not. */
  | { readonly do: "noChoice"; readonly of: "layout" | "format" | "shape"; readonly said: string }
  | { readonly do: "export"; readonly format: FileFormat; readonly part?: "view" | "selection" }
  | { readonly do: "exportOf"; readonly format: FileFormat; readonly what: Ref }
  /** Spoken of, but not to be done: forbidden, asked about, told without being asked for, of two meanings, or too uncertain. */
  | {
      readonly do: "held";
      readonly why: "negated" | "asked" | "unsure" | "misspelt" | "told" | "either";
      readonly act: Act;
      readonly words: string;
      /** Messages that say each of the meanings by itself. */
      readonly ways?: readonly string[];
      /** Words that were misspelt, and what they were taken for. */
      readonly instead?: readonly { readonly said: string; readonly meant: string }[];
    }
  /** Read but for these words, which the answer names first; where it changes something, they are members of a list. */
  | { readonly do: "partly"; readonly act: Act; readonly words: string }
  | {
      readonly do: "lost";
      readonly gist: string;
      readonly isEmpty: boolean;
      readonly isLong?: boolean;
      /** Reading it reached the step limit. */
      readonly isTangled?: boolean;
      /** An attribute that is to change, without of what and to what. */
      readonly isHalf?: string;
      /** Words the graph does not have. */
      readonly strange?: readonly string[];
    };

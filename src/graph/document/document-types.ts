import type { JsonObject, JsonValue } from "@/lib/json";
import type { Said } from "@/lib/text/said";
import type { GraphChange, GraphData, GraphFilter, GraphFold, GraphRows, NamedSet } from "../changes/change-types";
import type { GraphProfile } from "../profile/profile-types";
import type { Selector } from "../selector/selector-types";
import type { DrawnEdge, DrawnNode, EffectiveStyle, StyleLayer } from "../styles/style-types";
import type { GraphTables } from "../tables/element-table";
import type {
  EdgeId,
  ElementSet,
  ElementTarget,
  GraphEdge,
  GraphMeta,
  GraphNode,
  NodeId,
  Position,
} from "./graph-types";

export type StepId = string;

/** Who made a change. Changes of equal `step` form one undo step: one user message, or one gesture. */
export interface Origin {
  readonly step: StepId;
  readonly actor: "user" | "assistant";
  /** Shown in the undo list: the message's text or the command's title. Taken from the step's first change. */
  readonly title: string;
  /** What one call of several in the step did. */
  readonly part?: string;
  readonly did?: DoneCall;
  /** The id of that call: it can be taken back alone. */
  readonly call?: string;
  /** As planned by `planUndo` or `planRedo`; makes this an undo. */
  readonly undoes?: Undoes;
  /** It was written to the database of which the graph is a part. */
  readonly isWritten?: true;
}

/** What a command did, as data: each language says it in its own words. Long texts and lists are left out. */
export interface DoneCall {
  readonly name: string;
  readonly input: JsonObject;
  readonly data?: JsonValue;
  /** In English, as models and the terminal read it: "Coloured 7 nodes blue." */
  readonly message: string;
  /** The same for other languages. */
  readonly said?: readonly Said[];
}

/** One call of a message. */
export interface CallOfStep {
  readonly step: StepId;
  readonly call: string;
}

/** How what a call changed stands. */
export interface UndoCall extends CallOfStep {
  /** Taking it back would change the graph. */
  readonly inForce: boolean;
  /** Its own step left it in force, whatever was done after the step. */
  readonly wasInForce: boolean;
}

/** A change that can be undone by itself: a call of a message, or a step. */
export interface Undoable {
  /** Stays the same while the graph is open. */
  readonly number: number;
  readonly what: StepId | CallOfStep;
  readonly title: string;
  /** Nothing where no command made it: then its title says it. */
  readonly did: readonly DoneCall[];
  readonly actor: "user" | "assistant";
}

/** What an undo takes back. */
export interface Undoes {
  /** Newest first. */
  readonly steps: readonly StepId[];
  /** Entries of the undo log, each made by one `apply`, by their numbers. */
  readonly entries: readonly number[];
  /** Where it is no more than one call of its step, or brings that one back. */
  readonly call?: CallOfStep;
}

export type ApplyResult =
  | { readonly success: true; readonly inverse: readonly GraphChange[]; readonly revision: number }
  /** Nothing was applied. `isWritten`: it was written to a database, and is taken back there first. */
  | { readonly success: false; readonly message: string; readonly isWritten?: true };

export interface UndoStep {
  readonly id: StepId;
  readonly title: string;
  readonly actor: "user" | "assistant";
  /** A step that took all its own changes back again is an undo, too, or came to nothing. */
  readonly kind: "change" | "undo";
  /** Taking it back would change the graph: false once another step took it back, or it came to nothing. */
  readonly inForce: boolean;
  /** It put another graph in place of the one before, and that one is open. */
  readonly opens: boolean;
}

/** A step that wrote something of one element. */
export interface ElementStep extends UndoStep {
  /** The element's attributes it wrote; none where it added, moved or removed the element, or an edge at it. */
  readonly attributes: readonly string[];
}

/** What came of a step, in order, without what it took back itself; and what takes that back, in the order to apply it. */
export interface StepChanges {
  readonly changes: readonly GraphChange[];
  readonly inverse: readonly GraphChange[];
}

/** A step as it is stored: plain JSON. */
export interface SavedStep extends Pick<UndoStep, "id" | "title" | "actor"> {
  /** Each made by one `apply`. */
  readonly entries: readonly {
    /** Grows over the whole log. */
    readonly sequence: number;
    /** Of a change; an undo has none. */
    readonly changes: readonly GraphChange[];
    readonly inverse: readonly GraphChange[];
    /** The entries it takes back. */
    readonly undone: readonly number[];
    /** The id of the call that made it, and what that is called. */
    readonly call?: string;
    readonly part?: string;
    readonly did?: DoneCall;
    /** Of an undo: the changes it took out of the graph or put in again, in order. */
    readonly flips?: readonly FlipOf<number>[];
  }[];
}

/** A change, by its entry, that went into the graph or out of it. */
export interface FlipOf<Entry> {
  readonly entry: Entry;
  readonly isOn: boolean;
  readonly changes: readonly GraphChange[];
  readonly inverse: readonly GraphChange[];
}

/** How far an undo or redo goes. */
export interface UndoScope {
  /** The step that asks: the calls it made come first, one by one, then whole other steps. */
  readonly within?: StepId;
  /** Not past the opening of the graph. */
  readonly sinceOpening?: boolean;
}

export type UndoPlan =
  | {
      readonly success: true;
      /** Apply these with `origin.undoes`. */
      readonly changes: readonly GraphChange[];
      readonly undoes: Undoes;
      /** Of what is taken back, newest first. */
      readonly titles: readonly string[];
      /** What each of them did. */
      readonly did: readonly (readonly DoneCall[])[];
    }
  | {
      readonly success: false;
      readonly message: string;
      readonly reason: UndoReason;
      /** There is none to take back. */
      readonly isNothing?: true;
    };

/** Why an undo or redo is refused, as data: what a page in another language says. Titles are of steps, or of calls. */
export type UndoReason =
  | { readonly why: "nothing-to-undo" | "nothing-to-redo" | "changed-since-undo" }
  | { readonly why: "already-undone" | "not-undone" | "undone-with-more" | "both-or-none"; readonly title: string }
  | { readonly why: "later-step" | "later-call"; readonly title: string }
  | {
      readonly why: "never-together" | "ground-is-back" | "ground-is-gone";
      readonly title: string;
      readonly other: string;
    }
  | { readonly why: "unknown-step" }
  | { readonly why: "no-fit"; readonly problem: string };

export interface DocumentNews {
  /** As applied, in order; a canvas applies just these. */
  readonly changes: readonly GraphChange[];
  readonly origin: Origin;
  readonly revision: number;
}

export interface DrawnValues {
  /** No layer says anything of it: elements of one type have one. */
  readonly isPlain: boolean;
  at(row: number): unknown;
}

export interface DrawnStyles {
  /** The layers drawn that hold the row, lowest first, whether or not others cover them. */
  layersAt(target: ElementTarget, row: number): readonly StyleLayer[];
  /** Another object as soon as elements or layers differ: what is kept of looks is good as long as it is the same. */
  drawn(): object;
  /**
   * What the looks of all elements of that kind hang on; as long as it is the same value, each hangs on its own values and edges, on
   * layers and on the filter alone.
   */
  ground(target: ElementTarget): unknown;
  node(id: NodeId): DrawnNode | undefined;
  edge(id: EdgeId): DrawnEdge | undefined;
  /** The same, of a row there is. */
  nodeAt(row: number): DrawnNode;
  edgeAt(row: number): DrawnEdge;
  /** Colours or shapes alone, for very many elements; good until something changes. */
  valuesOf(target: ElementTarget, channel: "color" | "shape"): DrawnValues;
  /** What the layers set, nothing else. */
  effectiveNode(id: NodeId): EffectiveStyle;
  effectiveEdge(id: EdgeId): EffectiveStyle;
  /** Layers that decide on this element, lowest first, each with the channels it wins. */
  explain(
    target: ElementTarget,
    id: string,
  ): readonly { readonly layer: StyleLayer; readonly wins: readonly string[] }[];
  /** Members of a layer now. */
  layerCount(layerId: string): number;
}

export interface GraphDocument {
  /** Grows with each change to data, styles, sets, filter or positions. */
  readonly revision: number;
  readonly meta: GraphMeta;
  readonly tables: GraphTables;
  readonly layers: readonly StyleLayer[];
  /** What is drawn: the layers, or those on trial. */
  readonly drawnLayers: readonly StyleLayer[];
  readonly namedSets: readonly NamedSet[];
  readonly filter: GraphFilter | null;
  /** null: every node is drawn. */
  readonly fold: GraphFold | null;
  readonly selection: ElementSet;
  readonly focus: ElementSet;
  readonly layout: string | null;
  readonly styles: DrawnStyles;
  node(id: NodeId): GraphNode | undefined;
  edge(id: EdgeId): GraphEdge | undefined;
  /** Of a node alone, without its attributes. */
  positionOf(id: NodeId): Position | undefined;
  parentOf(id: NodeId): NodeId | undefined;
  labelOf(id: NodeId): string;
  edgesOf(id: NodeId): readonly EdgeId[];
  isVisible(target: ElementTarget, id: string): boolean;
  /** Rows that match, ascending. The selector was made to fit the graph (see `fitSelector`): it names no set and no look. */
  select(selector: Selector, target: ElementTarget): Uint32Array;
  profile(): GraphProfile;
  snapshot(): GraphData;
  /** The same without a copy: good until the revision is another one. */
  live(): GraphRows;
  /** All or nothing. Tells subscribers once; one that throws stops neither the others nor the caller. */
  apply(changes: readonly GraphChange[], origin: Origin): ApplyResult;
  subscribe(listener: (news: DocumentNews) => void): () => void;
  /** Draws with these layers in place of the document's, until null or until layers change. No change: nothing to undo or save. */
  tryLayers(layers: readonly StyleLayer[] | null): void;
  /** Hears each trial begin, change and end. */
  subscribeTrial(listener: () => void): () => void;
  /** Oldest first. */
  steps(): readonly UndoStep[];
  /** The newest steps, to be stored; what `createGraphDocument` takes. */
  savedSteps(count: number): readonly SavedStep[];
  /** Those that touched the element, oldest first. */
  stepsOf(target: ElementTarget, id: NodeId | EdgeId): readonly ElementStep[];
  /**
   * A number, which may be Infinity: that many of the newest steps in force that are no undo, and with them what was done
   * on top of them; refused only when there is none. A step, or a call of one: that one, or the reason why it cannot be taken
   * back alone.
   */
  planUndo(what: number | StepId | CallOfStep, scope?: UndoScope): UndoPlan;
  /**
   * A number: takes back that many of the newest undos in force, until another change was made. A step, or a call of one: what
   * took that one back.
   */
  planRedo(what: number | StepId | CallOfStep, scope?: UndoScope): UndoPlan;
  /** The newest changes in force since the opening of the graph, newest first. */
  undoable(count: number): readonly Undoable[];
  /** Null for what is not known (any more), or changed nothing. */
  changesOf(what: StepId | CallOfStep): StepChanges | null;
  /** The calls of a message that changed something, in order; none of a step that is not known. */
  callsOf(step: StepId): readonly UndoCall[];
}

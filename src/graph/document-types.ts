import type { GraphChange, GraphData, GraphFilter, NamedSet } from "./change-types";
import type { GraphTables } from "./element-table";
import type { EdgeId, ElementSet, ElementTarget, GraphEdge, GraphMeta, GraphNode, NodeId } from "./graph-types";
import type { GraphProfile } from "./profile-types";
import type { Selector } from "./selector-types";
import type { DrawnEdge, DrawnNode, EffectiveStyle, StyleLayer } from "./style-types";

export type StepId = string;

/** Who made a change. Changes of equal `step` form one undo step: one user message, or one gesture. */
export interface Origin {
  readonly step: StepId;
  readonly actor: "user" | "assistant";
  /** Shown in the undo list: the message's text or the command's title. Taken from the step's first change. */
  readonly title: string;
  /** The steps these changes take back; makes this an undo step (see `planUndo`, `planRedo`). */
  readonly undoes?: readonly StepId[];
}

export type ApplyResult =
  | { readonly success: true; readonly inverse: readonly GraphChange[]; readonly revision: number }
  /** Nothing was applied. */
  | { readonly success: false; readonly message: string };

export interface UndoStep {
  readonly id: StepId;
  readonly title: string;
  readonly actor: "user" | "assistant";
  readonly kind: "change" | "undo";
  /** False once another step took it back. */
  readonly inForce: boolean;
}

/** A step that wrote something of one element. */
export interface ElementStep extends UndoStep {
  /** The element's attributes it wrote; none where it added, moved or removed the element, or an edge at it. */
  readonly attributes: readonly string[];
}

/** What a step did, in order, and what takes it back, in the order to apply it. */
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
    readonly changes: readonly GraphChange[];
    readonly inverse: readonly GraphChange[];
    /** The steps it takes back, by the sequence of their first entry. */
    readonly undone: readonly number[];
  }[];
}

export type UndoPlan =
  | {
      readonly success: true;
      /** Apply these with `origin.undoes = steps`. */
      readonly changes: readonly GraphChange[];
      readonly steps: readonly StepId[];
      readonly titles: readonly string[];
    }
  | { readonly success: false; readonly message: string };

export interface DocumentNews {
  /** As applied, in order; a canvas applies just these. */
  readonly changes: readonly GraphChange[];
  readonly origin: Origin;
  readonly revision: number;
}

export interface DrawnStyles {
  node(id: NodeId): DrawnNode | undefined;
  edge(id: EdgeId): DrawnEdge | undefined;
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
  readonly selection: ElementSet;
  readonly focus: ElementSet;
  readonly layout: string | null;
  readonly styles: DrawnStyles;
  node(id: NodeId): GraphNode | undefined;
  edge(id: EdgeId): GraphEdge | undefined;
  labelOf(id: NodeId): string;
  edgesOf(id: NodeId): readonly EdgeId[];
  isVisible(target: ElementTarget, id: string): boolean;
  /** Rows that match, ascending. The selector has its `$` names resolved and its fields checked. */
  select(selector: Selector, target: ElementTarget): Uint32Array;
  profile(): GraphProfile;
  snapshot(): GraphData;
  /** All or nothing. Tells subscribers once. */
  apply(changes: readonly GraphChange[], origin: Origin): ApplyResult;
  subscribe(listener: (news: DocumentNews) => void): () => void;
  /** Draws with these layers in place of the document's, until null or until layers change. No change of the document: nothing to undo or save. */
  tryLayers(layers: readonly StyleLayer[] | null): void;
  /** Hears each trial begin, change and end. */
  subscribeTrial(listener: () => void): () => void;
  /** Oldest first. */
  steps(): readonly UndoStep[];
  /** The newest steps, to be stored; what `createGraphDocument` takes. */
  savedSteps(count: number): readonly SavedStep[];
  /** Those that touched the element, oldest first. */
  stepsOf(target: ElementTarget, id: NodeId | EdgeId): readonly ElementStep[];
  /** A number: that many of the newest steps in force that are no undo. A step: that one. Refused with the reason. */
  planUndo(what: number | StepId): UndoPlan;
  /** Takes back the newest undo steps in force, until another change was made. */
  planRedo(count: number): UndoPlan;
  /** Null for a step that is not known (any more). */
  changesOf(step: StepId): StepChanges | null;
}

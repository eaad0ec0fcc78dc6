import type * as z from "zod/mini";
import type { AlgorithmRunner } from "@/analysis/catalog/algorithm-types";
import type { LayoutRunner, TablesSource } from "@/analysis/catalog/analysis-types";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { CallOfStep, GraphDocument, Origin, StepId, Undoes } from "@/graph/document/document-types";
import type { GraphReader } from "@/graph/document/graph-reader";
import type { EdgeId, ElementSet, NodeId } from "@/graph/document/graph-types";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import type { Sample } from "@/graph/samples/sample-list";
import type { Knowledge } from "@/knowledge/knowledge";
import type { JsonObject, JsonValue } from "@/lib/json";
import type { Said } from "@/lib/text/said";
import type { Spoken } from "@/lib/text/speaker";
import type { ConversationPlan } from "../plan/conversation-plan";
import type { Plan } from "../plan/plan-types";
import type { EditSize } from "./edit-size";
import type { RefusalReason } from "./refusal-reason";

/** Order, undo and approval follow from this. */
export type Effect = "read" | "view" | "style" | "edit" | "destroy";

/** What a command is about where the document shows a part of a database. */
export type Scope =
  /** All of the database, asked there; what is found is shown too. */
  | "all"
  /** The same; what it changes is written there first. */
  | "written"
  /** What is shown, and its answer says so; a change of data is refused. */
  | "shown"
  /** Names in a text, also misspelt and in part: all of it, where the database finds them soon. Values: what is shown. */
  | "names"
  /** All of it where the database can do that, else what is shown; values it sets stay in the document. */
  | "either"
  /** Which part is shown. */
  | "part"
  /** No elements. */
  | "none";

/** The open document as far as it is not graph data: style layers, view, undo list. Read only. */
type DocumentState = Pick<
  GraphDocument,
  | "revision"
  | "meta"
  | "layers"
  | "namedSets"
  | "filter"
  | "fold"
  | "selection"
  | "focus"
  | "layout"
  | "styles"
  | "steps"
  | "undoable"
  | "planUndo"
  | "planRedo"
  | "isVisible"
  | "node"
  | "edge"
  | "snapshot"
>;

/** What a command found, with the words it was found by, where they tell just these. */
export interface FoundSet extends ElementSet {
  readonly foundBy?: string;
}

/** Sets by name without the dollar: "1", "last", "selected", "shown", or a saved set's name. */
type SetLookup = (name: string) => FoundSet | undefined;

/** The numbered sets of one conversation. Making one is no change of the document. */
export interface ConversationSets {
  lookup: SetLookup;
  /** Numbers the set, makes it `$last`; returns its name without the dollar. */
  add(set: FoundSet): string;
  /** Makes a numbered set `$last` again (a cached read). */
  touch(name: string): void;
  /** Numbered ones and "last", newest last. */
  all(): readonly { readonly name: string; readonly set: FoundSet }[];
  clear(): void;
  /** As they stand, and to go on from there elsewhere: what a trace begins with. */
  saved(): SavedSets;
  restore(saved: SavedSets): void;
}

/** The numbered sets as plain JSON. */
export interface SavedSets {
  /** How many were ever numbered. */
  readonly count: number;
  readonly last: string | null;
  readonly numbered: readonly { readonly name: string; readonly set: FoundSet }[];
}

export interface SampleSource {
  list(): readonly Pick<Sample, "name" | "title" | "nodeCount" | "edgeCount">[];
  /** Tells how far it is (0 to 1) where it takes long. */
  load(name: string, signal: AbortSignal, tell?: (ratio: number) => void): Promise<GraphData>;
}

export interface PictureOptions {
  readonly format: "png" | "svg";
  /** Of a PNG. */
  readonly scale: number;
  readonly background: "theme" | "transparent";
  /** Default: the whole graph. */
  readonly part?: "whole" | "view" | "selection";
  /** Default: the page's. */
  readonly theme?: "light" | "dark";
  /** Default: with it, where there is something to explain. */
  readonly legend?: boolean;
  /** No side of a PNG is longer, in px. */
  readonly within?: number;
}

export interface Picture {
  readonly content: Blob;
  /** How many have a label for which there was no room. */
  readonly withoutLabel: { readonly nodes: number; readonly edges: number };
}

export interface Download {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string | Blob;
}

export interface CommandContext {
  readonly reader: GraphReader;
  readonly state: DocumentState;
  readonly sets: SetLookup;
  readonly plan: ConversationPlan["current"];
  /** A command has done something since the plan was made or a step ticked. */
  readonly hasWorked: ConversationPlan["hasWorked"];
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly progress: (ratio: number, note?: string) => void;
  readonly layouts: LayoutRunner;
  readonly algorithms: AlgorithmRunner;
  /** For algorithms, which read whole columns. */
  readonly tables: TablesSource;
  readonly samples: SampleSource;
  /** The texts of the open graph and the handbook's, loaded when they are first asked for. */
  readonly knowledge: () => Promise<Knowledge>;
  /** Of every command there is. */
  readonly definitions: () => Promise<readonly ToolDefinition[]>;
  /** Absent where there is no canvas (from a terminal). */
  readonly picture?: (options: PictureOptions, signal: AbortSignal) => Promise<Picture>;
  /** The database of which the document shows a part. */
  readonly remote?: RemoteGraph;
  readonly actor: "user" | "assistant";
  /** What the model may call as it is. */
  readonly offered?: readonly string[];
  /** The undo step the call belongs to, where it may have others. */
  readonly step?: StepId;
  readonly chosen?: RunOptions["chosen"];
  /** In [0, 1). */
  readonly random: () => number;
}

/** It says what was found or done, with numbers: `speaker` writes it. */
export interface CommandSuccess<D extends JsonValue = JsonValue> extends Spoken {
  readonly success: true;
  readonly data?: D;
  readonly changes?: readonly GraphChange[];
  /** Set by undo and redo: what these changes take back. */
  readonly undoes?: Undoes;
  readonly affectedNodes?: readonly NodeId[];
  readonly affectedEdges?: readonly EdgeId[];
  /** Kept as `$n` and `$last`; the registry numbers it and writes `set: "$n"` into `data`. */
  readonly set?: FoundSet;
  readonly downloads?: readonly Download[];
  /** Nodes that belong beside the set where it is shown: whose neighbours it has. */
  readonly beside?: readonly NodeId[];
  /** It is of all in the database, though the command works on what is shown. */
  readonly isOfAll?: true;
  /** It is of the nodes that are shown, not of all in the database. */
  readonly ofShown?: { readonly shown: number; readonly all: number };
  /** The conversation's plan after it, from what it is when the call is settled. */
  readonly plan?: (now: Plan | null) => Plan;
  /** Does it where the graph is kept, once allowed: what is to be applied then, or why it was not done. Rejects only when stopped. */
  readonly commit?: () => Promise<CommandResult>;
  /** It is done where the graph is kept: it is applied, come what may. */
  readonly isWritten?: true;
  /** The question of the approval card with its numbers ("Delete 3 nodes and 4 edges?"); false: never asks. */
  readonly ask?: string | false;
}
export interface CommandRefusal {
  readonly success: false;
  readonly message: string;
  /** What would work. */
  readonly hint?: string;
  readonly reason: RefusalReason;
}
export type CommandResult<D extends JsonValue = JsonValue> = CommandSuccess<D> | CommandRefusal;

/** The short definition of a command for small models, which have room for about ten. */
interface CompactPart<P extends string> {
  /** The arguments that matter most. It still takes its others. */
  readonly takes: readonly P[];
  /** Before or after all others; without it, as in the list of commands. */
  readonly place?: "first" | "last";
}

/** What is known of a command before its work is loaded. */
export interface CommandFacts<N extends string = string> {
  readonly name: N;
  /** Imperative, for menus and undo: "Find nodes". */
  readonly title: string;
  readonly effect: Effect;
  readonly scope: Scope;
  /** Not worth its tokens in every request to a model: "asked", until it is asked for; "hand", since it is mostly done by hand. */
  readonly offeredTo?: "asked" | "hand";
}

/** What a command takes and does. */
export interface WorkDefinition<I = never, D extends JsonValue = JsonValue> {
  /** For models: one or two short sentences. */
  readonly description: string;
  readonly input: z.core.$ZodType<I>;
  /** Without it small models are not offered the command. */
  readonly compact?: CompactPart<keyof NoInfer<I> & string>;
  run(input: I, context: CommandContext): Promise<CommandResult<D>>;
}

export interface InputFault {
  readonly success: false;
  readonly message: string;
  /** What to do, where that is not to look at all parameters. */
  readonly hint?: string;
}

/** An input in order: as it was meant, defaults not yet filled in, and the work on it. */
export interface CheckedInput {
  readonly success: true;
  readonly input: JsonObject;
  run(context: CommandContext): Promise<CommandResult>;
}

/** The work with its input type closed over: what it is given is checked, then it runs on that. */
export interface CommandWork extends Omit<WorkDefinition, "input" | "run" | "compact"> {
  readonly compact?: CompactPart<string>;
  /** JSON Schema of the input. Models need it, and so does the code that repairs an input. */
  parameters(): Promise<JsonObject>;
  check(input: unknown): Promise<CheckedInput | InputFault>;
}

/** Everything the assistant and the user can do is one of these. */
export interface AnyCommand<N extends string = string> extends CommandFacts<N>, CommandWork {}

/** A command whose work is loaded when it is first used. */
export interface RareCommand<N extends string = string> extends CommandFacts<N> {
  load(): Promise<AnyCommand<N>>;
}

export type ListedCommand = AnyCommand | RareCommand;

export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonObject;
  /** As the command has it; not sent. */
  readonly compact?: AnyCommand["compact"];
}

export interface CommandCall {
  readonly name: string;
  readonly input: JsonValue;
}

/** A command that has run but changed nothing yet. */
export interface PreparedCommand {
  readonly name: string;
  readonly title: string;
  /** Absent for an unknown command. */
  readonly effect?: Effect;
  readonly input: JsonObject;
  /** Of the document when it ran. Prepare again when it differs at the time of settling and changes are to be applied. */
  readonly revision: number;
  readonly result: CommandResult;
  /** The question to ask first, when an assistant's call needs the user's word; null when it does not. */
  readonly question: string | null;
  /** Of an assistant's call that may be done: what `already` counts up. */
  readonly size?: EditSize;
  readonly durationMs: number;
}

export interface ExecutedCommand {
  readonly name: string;
  readonly title: string;
  readonly effect?: Effect;
  readonly input: JsonObject;
  readonly success: boolean;
  readonly message: string;
  readonly hint?: string;
  /** Of a refusal. */
  readonly reason?: RefusalReason;
  readonly said?: readonly Said[];
  readonly data?: JsonValue;
  /** "$1": the set it left. */
  readonly setName?: string;
  readonly affectedNodes: readonly NodeId[];
  readonly affectedEdges: readonly EdgeId[];
  /** As applied. */
  readonly changes: readonly GraphChange[];
  readonly downloads?: readonly Download[];
  readonly ofShown?: CommandSuccess["ofShown"];
  readonly durationMs: number;
}

export interface RunOptions {
  readonly signal: AbortSignal;
  readonly actor: "user" | "assistant";
  /** The undo step it will be settled in: what `undo` in the middle of a message takes back first. */
  readonly step?: StepId;
  /** What undo and redo are about, where a hand chose it; the newest otherwise. */
  readonly chosen?: StepId | CallOfStep;
  readonly progress?: (ratio: number, note?: string) => void;
  /** The names of the commands a model was offered. */
  readonly offered?: readonly string[];
  /** How many elements or values an assistant's call may add or replace before it asks; the usual number otherwise. */
  readonly largeEdit?: number;
  /** What the same message has added and replaced since its user was asked. */
  readonly already?: EditSize;
}

/** The one door to every command. Nothing here throws for what a caller or a command did wrong: it is returned as a refusal. */
export interface CommandRegistry {
  readonly commands: readonly ListedCommand[];
  readonly sets: ConversationSets;
  readonly plan: ConversationPlan;
  get(name: string): ListedCommand | undefined;
  /** All, or those named, in the given order. Rejects when their code cannot be loaded. */
  definitions(names?: readonly string[]): Promise<readonly ToolDefinition[]>;
  /** Finds, checks, runs. Refuses an unknown name with the nearest, a bad input and a command that throws; an abort rejects: AbortError. */
  prepare(call: CommandCall, options: RunOptions): Promise<PreparedCommand>;
  /** Does what was prepared where the graph is kept, where that is not the document alone. */
  commit(prepared: PreparedCommand): Promise<PreparedCommand>;
  /** Applies the changes under `origin`, numbers the set. */
  apply(prepared: PreparedCommand, origin: Origin): ExecutedCommand;
  /** Both: for a hand, the headless `--command` and replay. Never asks. */
  execute(call: CommandCall, origin: Origin, options: RunOptions): Promise<ExecutedCommand>;
}

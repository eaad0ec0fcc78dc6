import type { Plan } from "@/commands/plan/plan-types";
import type { ToolDefinition } from "@/commands/registry/command-types";
import type { Carriers } from "@/graph/profile/carriers";
import type { EdgeEnds } from "@/graph/profile/edge-ends";
import type { GraphProfile } from "@/graph/profile/profile-types";
import type { JsonValue } from "@/lib/json";
import type { Exchange, ToolCall } from "../history/messages";
import type { SmallDetails } from "./small-details";

/** Plain data about the open graph and the view of it, renewed each request. Adapters write it as text (`toContextText`). */
export interface GraphContext {
  readonly profile: GraphProfile;
  /** Names of attributes that the profile has no room for. */
  readonly moreAttributes?: { readonly nodes: readonly string[]; readonly edges: readonly string[] };
  readonly selection: {
    readonly nodeCount: number;
    readonly edgeCount: number;
    /** The first few. */
    readonly nodes: readonly { readonly id: string; readonly label: string }[];
  };
  /** The filter's text, null when everything is shown. */
  readonly filter: string | null;
  /** What the user has before them on the canvas; for models alone, and only where there is a canvas. */
  readonly seen?: {
    /** Drawn inside what is seen; edges with both ends there. */
    readonly nodeCount: number;
    readonly edgeCount: number;
    /** 1 = 100 %. */
    readonly zoom: number;
    /** The best connected. */
    readonly nodes: readonly { readonly id: string; readonly label: string }[];
  };
  readonly hiddenNodeCount: number;
  /** Of a graph in a database: how much of it the document shows. The profile is of all. */
  readonly shown?: { readonly nodeCount: number; readonly edgeCount: number };
  /** How much is drawn how, in a few words; for models alone, and only where style layers decide it. */
  readonly looks?: { readonly nodes: string; readonly edges: string };
  readonly layout: string | null;
  /** Numbered, `last` and saved sets, without the dollar. */
  readonly sets: readonly SetSummary[];
  readonly layers: readonly {
    readonly id: string;
    readonly name: string;
    readonly target: "nodes" | "edges";
    readonly count: number;
    /** The attribute that this layer draws by, and what of them: colour, size. */
    readonly by?: { readonly channel: string; readonly attribute: string };
  }[];
  /** The newest changes that `undo` takes back one by one, newest first, in the words of what made them. */
  readonly undoable?: readonly { readonly number: number; readonly words: string; readonly byUser: boolean }[];
  /** What the user did by hand or undid since the assistant's last turn, one sentence each. */
  readonly userChanges: readonly string[];
  /** What is meant to be done, or was, in this message or one before. */
  readonly plan?: Pick<Plan, "steps" | "stopAfter" | "isFixed"> & { readonly isOfThisMessage: boolean };
  /** Names `loadSample` takes. */
  readonly samples: readonly string[];
  /** Looked up for small models alone. */
  readonly details?: SmallDetails;
}

export interface SetSummary {
  readonly name: string;
  readonly nodeCount: number;
  readonly edgeCount: number;
  /** What its members were found by. */
  readonly words?: string;
}

/** What no prompt tells: for a provider that reads without a model. */
export interface GraphFacts {
  /** Which kinds have which attributes, where not all have them. */
  readonly carriers: Carriers;
  /** Which kinds of nodes each kind of edges joins. */
  readonly edgeEnds: readonly EdgeEnds[];
  /** Where the graph has texts, and the provider reads the names of tools alone or is also sent it. */
  readonly library?: LibraryFacts;
}

/** What there is to read, by its names. */
export interface LibraryFacts {
  readonly courses: readonly LibraryCourse[];
  /** The attributes that hold texts. */
  readonly attributes: readonly string[];
}

export interface LibraryCourse {
  readonly title: string;
  readonly instructor?: string;
  readonly lessons: readonly { readonly number: number; readonly title: string }[];
}

export interface TurnFacts {
  /** Rounds of calls this message may have in all. */
  readonly maxRounds: number;
  /** Rounds still to come, the one this request may open included. */
  readonly roundsLeft: number;
  /** Nothing may be called any more: the answer is asked for. */
  readonly answerOnly: boolean;
  /** The reply before this one was empty. */
  readonly nudge: boolean;
  /** The message asks for several steps, or has a plan. */
  readonly wantsPlan: boolean;
}

export interface ProviderRequest {
  /** What lasts for a whole conversation, written by ai/context/prompt. */
  readonly instructions: string;
  /** What holds for this request alone; none where no calls belong to it, as in a summary. */
  readonly turn?: TurnFacts;
  readonly context: GraphContext;
  readonly facts?: GraphFacts;
  /** Finished messages, then the running one (no answer yet). */
  readonly history: readonly Exchange[];
  /** What may be called now; empty when nothing may. */
  readonly tools: readonly ToolDefinition[];
  readonly toolChoice: "auto" | "none";
  readonly maxTokens?: number;
  /** The prompt to write; without it the one of the provider's capability. */
  readonly toolProfile?: ProviderCapabilities["toolProfile"];
  /** False: the short prompt goes without example turns. */
  readonly examples?: boolean;
  /** Seconds of silence until the answer is given up; without it, as long as is usual for who answers. */
  readonly idleSeconds?: number;
}

/** What a provider can do, in three groups; the loop and what makes its requests go by them. */
export interface ProviderCapabilities extends ApiForms, ModelRoom, SentParts {}

/** Which forms its API takes. */
interface ApiForms {
  /** Takes `tool_choice: none` with tools kept; else tool turns are flattened to text when there is nothing to call. */
  readonly toolChoiceNone: boolean;
  /** Takes `content: null` beside calls. */
  readonly contentNull: boolean;
  /** Reasoning blocks go back to the same model. */
  readonly reasoningBack: boolean;
  /** Whether calls written as text are read, when the option says "auto". */
  readonly textCalls: boolean;
}

/** How much it has room for. */
interface ModelRoom {
  readonly maxTools: number;
  /** Tokens of history and answer together. */
  readonly contextTokens: number;
  /** Characters of one result at most, where the context is too small for the option's. */
  readonly toolResultSize?: number;
}

/** What it is sent. */
interface SentParts {
  /** "compact": about ten commands and the short prompt with examples (`small-prompt/`), for small models. */
  readonly toolProfile: "full" | "compact";
  /** Reads the rounds themselves, not a text about them: its history is never shortened to a briefing. */
  readonly readsRounds?: boolean;
  /** It reads the names of tools alone, so it is sent no more and none has to be loaded. */
  readonly readsNamesAlone?: boolean;
  /** Beside the usual, for those it asks in its turn. */
  readonly alsoSent?: readonly ("library" | "details")[];
}

export interface Usage {
  /** All of them, also those read from a cache or written to one. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Read from the provider's cache. */
  readonly cachedTokens?: number;
  /** Of the answer as it was written, where the engine measures it. */
  readonly tokensPerSecond?: number;
  /** Written to it, where that has a price of its own. */
  readonly cacheWriteTokens?: number;
  /** The provider reported none, as where an answer was stopped: estimated from what was sent and received. */
  readonly isEstimated?: true;
}

export const failureKinds = [
  "auth",
  "not-found",
  "rate-limit",
  "overloaded",
  "overflow",
  "cors",
  "offline",
  "network",
  "bad-response",
  "cut-off",
  "refused",
  "content-filter",
  "unavailable",
  "bad-request",
  "unexpected",
] as const;

export type FailureKind = (typeof failureKinds)[number];

/** A failure in plain words: what happened and what to do. Never holds a key. */
export interface AiFailure {
  readonly kind: FailureKind;
  readonly message: string;
  /** The API's own words, cut, for "details". */
  readonly detail?: string;
}

export type FinishReason = "stop" | "tool-calls" | "length" | "content-filter" | "none";

/** How far a model's loading is, as data: pages in other languages show this and not the English note. */
export interface LoadStep {
  readonly phase: "begin" | "files" | "model" | "graphics" | "again" | "server";
  /** The model's. */
  readonly title: string;
  /** Of how many pieces, and which now. */
  readonly at?: number;
  readonly all?: number;
}

export type ProviderPart =
  | { readonly type: "load-progress"; readonly ratio: number; readonly note: string; readonly load?: LoadStep }
  | {
      readonly type: "text-delta";
      readonly text: string;
      /** No call is looked for in it: words marked as the answer, or from a provider that sends calls as calls. */
      readonly isPlain?: true;
      /** Commands whose calls are in it, which were not read since they stand inside other words. */
      readonly unread?: readonly string[];
    }
  /** Preview only. */
  | {
      readonly type: "tool-call-delta";
      readonly callId: string;
      readonly name?: string;
      readonly argumentsText: string;
    }
  /** Whole and final. `written`: the text the model wrote it as, where nobody but us read it as a call. */
  | { readonly type: "tool-call"; readonly call: ToolCall; readonly written?: string }
  /** A whole block, kept verbatim. */
  | { readonly type: "reasoning"; readonly model: string; readonly raw: JsonValue }
  /** What one provider alone tells; plain JSON, which who reads it checks (`results/provider-note`). */
  | { readonly type: "note"; readonly from: string; readonly raw: unknown }
  /** Another one than who was asked goes on with this turn; `note` says why, where its reader should know. */
  | { readonly type: "answerer"; readonly answerer: Answerer; readonly note?: string }
  | { readonly type: "retry"; readonly attempt: number; readonly waitMs: number; readonly reason: string }
  | { readonly type: "finish"; readonly reason: FinishReason; readonly usage?: Usage }
  | { readonly type: "failure"; readonly failure: AiFailure };

/** What a quiet minute is for. */
export type WaitPart = Extract<ProviderPart, { type: "load-progress" | "retry" }>;

/** Who answers, as they call themselves. */
export type Answerer = Pick<Provider, "model" | "title" | "host">;

/** The built-in assistant is none, and uses no tokens. */
export function isModel({ model }: Pick<Answerer, "model">): boolean {
  return model !== "";
}

export interface Provider {
  readonly id: string;
  /** The model's name as the endpoint knows it; "" for the built-in assistant. */
  readonly model: string;
  /** As people read it: "Built-in assistant", "gpt-5 at api.openai.com". */
  readonly title: string;
  /** Where requests go: "api.openai.com"; none for what answers on this device. */
  readonly host?: string;
  readonly capabilities: ProviderCapabilities;
  /** Never throws: failures arrive as a part and end the stream; an abort ends the stream. */
  stream(request: ProviderRequest, signal: AbortSignal): AsyncIterable<ProviderPart>;
  /** Fetches what one of the next messages will want, while nothing else is to be done. */
  warm?(): Promise<void>;
}

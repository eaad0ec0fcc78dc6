import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { DocumentReport, ElementReport, NodeReport, PromptStep } from "../headless-report";

/** One state of the graph, as the door reported it. */
export interface Snapshot {
  readonly report: DocumentReport;
  /** The same data without any style, to ask selectors and defaults of. */
  plain(): GraphDocument;
  elements(target: ElementTarget): readonly ElementReport[];
  /** By id, else by label, else none. */
  nodesCalled(name: string): readonly NodeReport[];
}

/** What a check of one message looks at. */
export interface Evidence {
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly step: PromptStep;
  /** The steps up to and with this one: what the assistant has seen. */
  readonly prompts: readonly PromptStep[];
  readonly answer: string;
}

/** Undefined: it holds. Else why it does not, in one sentence. */
export type Fault = string | undefined;

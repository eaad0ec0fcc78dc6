import type { Encoding, ReadFailure, ReadNote } from "@parley/formats/read";
import type { FormatName } from "@parley/formats/recognise";
import type { GraphData } from "@/graph/changes/change-types";
import type { StepId } from "@/graph/document/document-types";
import type { GraphDirection } from "@/graph/document/graph-types";
import type { Sketch } from "@/graph/profile/sketch";
import type { Sample } from "@/graph/samples/sample-list";
import type { TableImport, TableImportStore } from "@/store/view/table-import";

/** What pasted text would open as. */
export type TextPreview =
  | { readonly kind: "empty" }
  /** It may be meant in several ways: opening it asks. */
  | { readonly kind: "unsure" }
  | {
      readonly kind: "graph";
      readonly nodes: number;
      readonly edges: number;
      readonly direction: GraphDirection;
      readonly notes: readonly ReadNote[];
    }
  /** Text for reading: course documents, or prose that nobody called a document yet. */
  | {
      readonly kind: "document";
      readonly courses: number;
      readonly lessons: number;
      readonly isProse: boolean;
      readonly notes: readonly ReadNote[];
    }
  | ({ readonly kind: "wrong" } & Pick<ReadFailure, "why" | "hint">);

/** Tables whose columns are being decided on. */
export interface TableService {
  readonly store: TableImportStore;
  /** With another encoding or separator, or as another format. */
  reread(
    place: number,
    given: {
      readonly encoding?: Encoding;
      readonly sheet?: string;
      readonly delimiter?: string;
      readonly format?: FormatName;
    },
  ): Promise<void>;
  add(files: readonly File[]): Promise<void>;
  /** Opens or adds what the tables make. */
  finish(): Promise<void>;
}

export interface FileService {
  readonly samples: readonly Sample[];
  /** The samples' pictures by name. Rejects when they cannot be had. */
  sketches(): Promise<Readonly<Record<string, Sketch>>>;
  readonly tables: TableService;
  openSample(name: string): Promise<void>;
  /** Opens them as one graph or adds them to the open one; tells why not and leaves the graph as it is. */
  openFiles(files: readonly File[], how?: TableImport["how"]): Promise<void>;
  openText(text: string, how?: TableImport["how"]): Promise<void>;
  /** As one step, with a new chat; undo by hand ends there. */
  openGraph(graph: GraphData, title: string): Promise<StepId | null>;
  preview(text: string): Promise<TextPreview>;
  startBlank(): void;
  saveAsJson(): Promise<void>;
}

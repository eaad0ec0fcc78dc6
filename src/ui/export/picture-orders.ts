import type { Drawing } from "@/canvas/drawing/drawing-types";
import type { PicturePart } from "./picture-parts";

export interface PictureBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a picture is before anything is drawn in it. */
export interface PictureSheet {
  readonly format: "png" | "svg";
  /** Wanted px for one of the model; see `scaleOf`. */
  readonly scale: number;
  /** No side is longer, in px. */
  readonly within?: number;
  readonly box: PictureBox;
  /** Where the graph is drawn: what lies beyond is cut off. The legend is below it. */
  readonly graph: PictureBox;
  /** null: nothing behind. */
  readonly background: string | null;
  readonly halo: string;
  /** A CSS font family list. */
  readonly font: string;
  readonly title: string;
}

/** What lies over all that came before it. */
export type PictureShare = Partial<Pick<Drawing, "edges" | "nodes" | "labels">> & {
  readonly legend?: readonly PicturePart[];
};

/** What goes to the worker of a picture: the sheet, shares in the order they lie over each other, the end. */
export type PictureOrder =
  | { readonly type: "begin"; readonly sheet: PictureSheet }
  | { readonly type: "share"; readonly share: PictureShare }
  | { readonly type: "end" };

/** What comes back: exactly one. */
export type PictureNews =
  | { readonly type: "done"; readonly blob: Blob }
  | { readonly type: "failed"; readonly message: string };

/** Draws one picture. */
export interface PicturePainter {
  /** Parts of the graph, as far as they lie where it is drawn. */
  add(parts: readonly PicturePart[]): void;
  /** After the graph. */
  addLegend(parts: readonly PicturePart[]): void;
  finish(): Promise<Blob>;
}

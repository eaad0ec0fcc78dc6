import { useMemo } from "react";
import { findPlace, type ShelfPlace } from "@/knowledge/shelf/find-place";
import type { Shelf } from "@/knowledge/shelf/shelf-types";
import type { Reading } from "@/store/view/reading";
import { useHandbook } from "@/ui/documents/use-handbook";
import { useShelf } from "@/ui/documents/use-shelf";
import { useTextNodes } from "@/ui/documents/use-text-nodes";
import { useDocument } from "@/ui/use-document";

/** What there is to read of a reading. */
export type ReadingText =
  | { readonly kind: "waiting" }
  | { readonly kind: "lesson"; readonly place: ShelfPlace }
  /** A node of its own, or a text that is there no more and is shown as it was read. */
  | {
      readonly kind: "text";
      readonly title: string;
      readonly about: string;
      readonly text: string;
      readonly isGone: boolean;
    }
  | { readonly kind: "gone"; readonly reason: string | null };

const noShelf: Shelf = { courses: [] };

export function useReadingText({ id, from, cited }: Reading): ReadingText {
  const isHandbook = from === "handbook";
  const graph = useShelf();
  const handbook = useHandbook(isHandbook);
  const fetched = handbook.kind === "ready" ? handbook.shelf : noShelf;
  const shelf = isHandbook ? fetched : graph;
  const place = useMemo(() => findPlace(shelf, id), [shelf, id]);
  const node = useTextNodes().find((one) => one.id === id);
  const about = useDocument(({ meta }) => meta.name);
  if (place) return { kind: "lesson", place };
  if (isHandbook && handbook.kind === "waiting") return { kind: "waiting" };
  if (node && !isHandbook) return { kind: "text", title: node.label, about, text: node.text, isGone: false };
  if (cited) {
    const { lesson, course, passage } = cited.source;
    return { kind: "text", title: lesson, about: course, text: passage, isGone: true };
  }
  return { kind: "gone", reason: isHandbook && handbook.kind === "failed" ? handbook.reason : null };
}

import { useEffect } from "react";
import type { FilterStep } from "@/graph/changes/change-types";
import { useServices } from "../services";
import { previewOf } from "./filter-draft";

/** How much would be left with the step; what would go is dimmed on the canvas meanwhile. null: no step. */
export function usePreview(step: FilterStep | null, others: readonly FilterStep[]): number | null {
  const { document, canvas } = useServices();
  const wish = step && JSON.stringify([step.target, step.where, others, document.revision]);
  const preview = step && previewOf(step, others, document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish tells two previews apart; their lists are new each time.
  useEffect(() => {
    canvas.current?.dim(preview?.elements ?? null);
  }, [wish, canvas]);
  useEffect(() => () => canvas.current?.dim(null), [canvas]);
  return preview?.count ?? null;
}

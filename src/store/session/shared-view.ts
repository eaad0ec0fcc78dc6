import * as z from "zod/mini";
import { tryJson } from "@/lib/try-json";
import { flyoutSchema, type Panels } from "../view/panels";
import type { SavedView } from "./saved-graph";
import { savedViewSchema } from "./saved-schemas";

/** What a link says of the view beside the graph: only what its maker chose. */
export interface SharedView {
  readonly view?: Pick<SavedView, "camera" | "selection">;
  readonly panels?: Pick<Panels, "flyout" | "tableHeight" | "table">;
}

const sharedSchema = z.object({
  view: z.exactOptional(
    z.pipe(
      savedViewSchema,
      z.transform(({ camera, selection }: SavedView) => ({ camera, selection })),
    ),
  ),
  panels: z.exactOptional(
    z.object({
      flyout: flyoutSchema,
      tableHeight: z.catch(z.number().check(z.minimum(0), z.maximum(0.9)), 0),
      table: z.catch(z.enum(["nodes", "edges"]), "nodes"),
    }),
  ),
});

export function writeSharedView(shared: SharedView): string {
  return JSON.stringify(shared);
}

/** What cannot be read is left out: the graph is what counts. */
export function readSharedView(text: string): SharedView {
  const read = z.safeParse(sharedSchema, tryJson(text));
  return read.success ? read.data : {};
}

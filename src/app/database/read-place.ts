import * as z from "zod/mini";
import type { DatabasePlace } from "@/store/view/database-store";

const place: z.ZodMiniType<DatabasePlace> = z.object({ address: z.string(), database: z.string(), user: z.string() });

/** As preferences keep it. */
export function readPlace(stored: unknown): DatabasePlace | null {
  const read = place.safeParse(stored);
  return read.success ? read.data : null;
}

import * as z from "zod/mini";
import { keyHostOf, type SavedEndpoint } from "./endpoints";

const named = z.string().check(z.maxLength(500));

/** Who makes the vectors for search by meaning; null: nobody, and texts are found by their words. */
export const meaningSchema = z.nullable(
  z.union([
    z.object({ kind: z.literal("local"), model: named }),
    /** By an endpoint's id; the model is not the one that answers. */
    z.object({ kind: z.literal("endpoint"), id: named, model: named }),
  ]),
);

type MeaningChoice = z.output<typeof meaningSchema>;

export interface MeaningSettings {
  readonly meaning: MeaningChoice;
  readonly endpoints: readonly SavedEndpoint[];
}

/** The host that texts may go to for search by meaning; null: none. */
export function meaningHost({ meaning, endpoints }: MeaningSettings): string | null {
  const endpoint = meaning?.kind === "endpoint" && endpoints.find(({ id }) => id === meaning.id);
  return endpoint ? keyHostOf(endpoint.baseUrl) || null : null;
}

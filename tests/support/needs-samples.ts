import { existsSync } from "node:fs";
import { join } from "node:path";

/** Tests read the samples, which no clone has before they are made. */
export function setup(): void {
  const samples = join(import.meta.dirname, "..", "..", "public", "samples", "cats.json");
  if (!existsSync(samples)) throw new Error("There is no public/samples yet. Run this first: node scripts/setup.mjs");
}

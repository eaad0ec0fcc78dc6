import { sayingBy } from "@/words/said-rows";
import { refusals } from "./refusals";

const said = sayingBy(refusals);

/** A sentence of a reader of files, in German; tests/words/readings holds that none of a reader is missing. */
export function saidOfReading(sentence: string): string {
  return said(sentence);
}

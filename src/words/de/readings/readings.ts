import { sayingBy } from "@/words/said-rows";
import { advice } from "./advice";
import { notes } from "./notes";
import { refusals } from "./refusals";
import { rowNotes } from "./row-notes";

const said = sayingBy([...refusals, ...advice, ...notes, ...rowNotes]);

/** A sentence of a reader of files, in German; tests/words/readings holds that none of a reader is missing. */
export function saidOfReading(sentence: string): string {
  return said(sentence);
}

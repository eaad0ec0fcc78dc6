import { sayingBy } from "@/words/said-rows";
import { advice } from "./advice";
import { saidOfModels } from "./models";
import { notes } from "./notes";
import { refusals } from "./refusals";
import { rowNotes } from "./row-notes";

const said = sayingBy([...refusals, ...advice, ...notes, ...rowNotes]);

/** A sentence of a reader of files, or of the library of models, in German; tests/words/readings holds that none of a reader is missing. */
export function saidOfReading(sentence: string): string {
  const german = said(sentence);
  return german === sentence ? saidOfModels(sentence) : german;
}

import { sayingBy } from "@/words/said-rows";
import { advice } from "./advice";
import { notes } from "./notes";
import { refusals } from "./refusals";

/** A sentence of a reader of files in German; tests/words/readings holds that none is missing. */
export const saidOfReading = sayingBy([...refusals, ...advice, ...notes]);

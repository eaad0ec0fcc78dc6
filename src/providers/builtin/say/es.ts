import type { Say } from "./en";
import { changes, looks } from "./es/changes";
import { common, talk } from "./es/common";
import { figures } from "./es/figures";
import { plan } from "./es/plan";
import { questions, structure } from "./es/questions";

export const es: Say = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

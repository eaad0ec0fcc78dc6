import type { Say } from "./en";
import { changes, looks } from "./fr/changes";
import { common, talk } from "./fr/common";
import { figures } from "./fr/figures";
import { plan } from "./fr/plan";
import { questions, structure } from "./fr/questions";

export const fr: Say = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

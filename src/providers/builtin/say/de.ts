import { changes, looks } from "./de/changes";
import { common, talk } from "./de/common";
import { figures } from "./de/figures";
import { plan } from "./de/plan";
import { questions, structure } from "./de/questions";
import type { Say } from "./en";

export const de: Say = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

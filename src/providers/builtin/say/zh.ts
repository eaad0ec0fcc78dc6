import type { Say } from "./en";
import { changes, looks } from "./zh/changes";
import { common, talk } from "./zh/common";
import { figures } from "./zh/figures";
import { plan } from "./zh/plan";
import { questions, structure } from "./zh/questions";

export const zh: Say = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

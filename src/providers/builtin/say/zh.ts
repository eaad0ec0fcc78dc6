import type { Say } from "./en";
import { changes } from "./zh/changes";
import { common } from "./zh/common";
import { figures } from "./zh/figures";
import { looks } from "./zh/looks";
import { plan } from "./zh/plan";
import { questions } from "./zh/questions";
import { structure } from "./zh/structure";
import { talk } from "./zh/talk";

export const zh: Say = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

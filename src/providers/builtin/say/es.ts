import type { Say } from "./en";
import { changes } from "./es/changes";
import { common } from "./es/common";
import { figures } from "./es/figures";
import { looks } from "./es/looks";
import { plan } from "./es/plan";
import { questions } from "./es/questions";
import { structure } from "./es/structure";
import { talk } from "./es/talk";

export const es: Say = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

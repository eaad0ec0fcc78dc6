import type { Say } from "./en";
import { changes } from "./fr/changes";
import { common } from "./fr/common";
import { figures } from "./fr/figures";
import { looks } from "./fr/looks";
import { plan } from "./fr/plan";
import { questions } from "./fr/questions";
import { structure } from "./fr/structure";
import { talk } from "./fr/talk";

export const fr: Say = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

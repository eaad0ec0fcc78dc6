import { changes } from "./de/changes";
import { common } from "./de/common";
import { figures } from "./de/figures";
import { looks } from "./de/looks";
import { plan } from "./de/plan";
import { questions } from "./de/questions";
import { structure } from "./de/structure";
import { talk } from "./de/talk";
import type { Say } from "./en";

export const de: Say = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

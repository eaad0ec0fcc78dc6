import type { Say } from "./en";
import { changes } from "./ja/changes";
import { common } from "./ja/common";
import { figures } from "./ja/figures";
import { looks } from "./ja/looks";
import { plan } from "./ja/plan";
import { questions } from "./ja/questions";
import { structure } from "./ja/structure";
import { talk } from "./ja/talk";

export const ja: Say = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

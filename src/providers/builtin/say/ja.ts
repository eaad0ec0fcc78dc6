import type { Say } from "./en";
import { changes, looks } from "./ja/changes";
import { common, talk } from "./ja/common";
import { figures } from "./ja/figures";
import { plan } from "./ja/plan";
import { questions, structure } from "./ja/questions";

export const ja: Say = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

import type { Say } from "./en";
import { changes } from "./ja/changes";
import { common } from "./ja/common";
import { figures } from "./ja/figures";
import { looks } from "./ja/looks";
import { questions } from "./ja/questions";
import { structure } from "./ja/structure";
import { talk } from "./ja/talk";

export const ja: Say = { ...changes, ...common, ...figures, ...looks, ...questions, ...structure, ...talk };

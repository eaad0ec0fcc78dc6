import { changes } from "./en/changes";
import { common } from "./en/common";
import { figures } from "./en/figures";
import { looks } from "./en/looks";
import { plan } from "./en/plan";
import { questions } from "./en/questions";
import { structure } from "./en/structure";
import { talk } from "./en/talk";

/** What the assistant says, in English. Every other language has the same entries. */
export const en = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

export type Say = typeof en;

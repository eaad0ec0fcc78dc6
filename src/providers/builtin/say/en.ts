import { changes, looks } from "./en/changes";
import { common, talk } from "./en/common";
import { figures } from "./en/figures";
import { plan } from "./en/plan";
import { questions, structure } from "./en/questions";

/** What the assistant says, in English. Every other language has the same entries. */
export const en = { ...changes, ...common, ...figures, ...looks, ...plan, ...questions, ...structure, ...talk };

export type Say = typeof en;

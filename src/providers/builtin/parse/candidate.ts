import type { Act } from "../meaning/acts";
import type { Clause } from "./clauses";

/** One way to take a clause. The reading with the highest score wins; what it leaves unread lowers it. */
export interface Candidate {
  readonly act: Act;
  readonly score: number;
  readonly unread: readonly string[];
}

export type Reader = (clause: Clause) => Candidate | null;

export function candidate(act: Act, score: number, unread: readonly string[] = []): Candidate {
  return { act, score: score - 2 * unread.length, unread };
}

import type { Exchange } from "@/ai/history/messages";
import type { ChatBranch, ChatState, ChatTurn } from "./chat-types";

type Talk = Pick<ChatState, "turns" | "branches">;

/** The conversation from a turn on is put aside. */
export function branchAt(talk: Talk, from: string, history: readonly Exchange[]): Talk {
  const at = talk.turns.findIndex(({ id }) => id === from);
  if (at < 0) return talk;
  const after = talk.turns[at - 1]?.id ?? null;
  const tail = talk.turns.slice(at);
  const isWorthKeeping = tail.length > 1 || !isUnanswered(tail[0]);
  const branches = isWorthKeeping ? [...talk.branches, { after, turns: tail, history }] : talk.branches;
  return { turns: talk.turns.slice(0, at), branches };
}

/** The branch that begins with `to` comes back in the place of the conversation from `from` on. */
export function switchBranch(
  talk: Talk,
  { from, to, history }: { readonly from: string; readonly to: string; readonly history: readonly Exchange[] },
): Talk {
  const chosen = branchWith(talk, to);
  const isBeside = chosen && versionsOf(talk, from).includes(to);
  if (!isBeside) return talk;
  const { turns, branches } = branchAt(talk, from, history);
  return { turns: [...turns, ...chosen.turns], branches: branches.filter((branch) => branch !== chosen) };
}

export function branchWith({ branches }: Talk, first: string): ChatBranch | undefined {
  return branches.find(({ turns }) => turns[0]?.id === first);
}

/** Ids of the turns that stand for one another in this place, oldest first; the turn's own is one of them. */
export function versionsOf({ turns, branches }: Talk, id: string): readonly string[] {
  const at = turns.findIndex((turn) => turn.id === id);
  const own = turns[at];
  if (!own) return [];
  const after = turns[at - 1]?.id ?? null;
  const others = branches.flatMap((branch) => (branch.after === after ? branch.turns.slice(0, 1) : []));
  return [...others, own].sort((a, b) => a.askedAt - b.askedAt).map((turn) => turn.id);
}

/**
 * How many exchanges of the history belong to the turns before one. A message that was never sent has none, and one
 * that could not be read back from storage is missing: exchanges are recognised by what the user wrote.
 */
export function exchangesBefore(turns: readonly ChatTurn[], history: readonly Exchange[], id: string): number {
  let count = 0;
  for (const turn of turns) {
    if (turn.id === id) break;
    const isUnsent = turn.end.kind === "failed" && turn.end.isUnsent === true;
    if (!isUnsent && history[count]?.user.trim() === turn.asked.trim()) count += 1;
  }
  return count;
}

/** Nothing came of it: no loss when another one takes its place. */
function isUnanswered(turn: ChatTurn | undefined): boolean {
  return turn !== undefined && turn.end.kind !== "done" && turn.steps.length === 0 && turn.text === "";
}

import type { Act } from "../meaning/acts";
import type { Step } from "../plan/outcome";
import type { PlanRun } from "../plan/plan-run";
import type { Unchanged } from "../say/kit";

/** What an act comes to, in words and as data. */
export interface Reply {
  readonly text: string;
  /** What stayed as it was, said behind the text; where another part of the message changed something, it is not. */
  readonly unchanged?: Unchanged;
  /** What to do instead, behind that. */
  readonly then?: string;
  /** The answer is yes or no. */
  readonly isYesNo?: true;
  /** The data of what was looked up were kept back, and the text says so. */
  readonly isUnseen?: true;
}

/** A text alone: nothing else is to be told. */
export type Said = string | Reply;

export function toReply(said: Said): Reply {
  return typeof said === "string" ? { text: said } : said;
}

export function unchanged(text: string, what: Unchanged, then?: string): Reply {
  return { text, unchanged: what, ...(then !== undefined && { then }) };
}

/** The same, with more words behind its own. */
export function withMore(said: Said, more: string): Reply {
  const reply = toReply(said);
  return { ...reply, text: `${reply.text}${more}` };
}

export function yesNo(text: string): Reply {
  return { text, isYesNo: true };
}

/** A message left out a word and was read all the same: what is inside is done, and the words are told. */
export type Kind = Exclude<Act["do"], "partly">;

export type ActOf<K extends Act["do"]> = Act & { readonly do: K };

/** What one kind of act does: call by call, to what is told of it. */
export interface Ability<K extends Kind = Kind> {
  readonly name: K;
  // A method, so that one list holds the abilities of all kinds: each is given its own acts alone.
  plan(act: ActOf<K>, run: PlanRun, isQuiet: boolean): Step<Said>;
}

export function ability<K extends Kind>(name: K, plan: Ability<K>["plan"]): Ability<K> {
  return { name, plan };
}

/** It asks for no calls. */
export function saying<K extends Kind>(name: K, say: (act: ActOf<K>, run: PlanRun) => Said): Ability<K> {
  return {
    name,
    *plan(act, run) {
      yield* [];
      return say(act, run);
    },
  };
}

/** The abilities by their names. */
export function byName<A extends { readonly name: Kind }>(list: readonly A[]): Readonly<Record<A["name"], Ability>> {
  // Border: the names are those of the list.
  return Object.fromEntries(list.map((one) => [one.name, one])) as unknown as Readonly<Record<A["name"], Ability>>;
}

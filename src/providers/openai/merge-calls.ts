import type { ToolCall } from "@/ai/history/messages";
import { createObjectScanner, type ObjectScanner } from "@/ai/small-prompt/object-scanner";
import { tryJson } from "@/lib/try-json";
import { createGrownArguments, type GrownArguments } from "../http/grown-arguments";
import { toToolCall } from "../http/to-tool-call";
import type { EndpointFlags } from "./endpoint-kinds";

/** One piece of a streamed call; every field may be missing, repeated or wrong (agent-loop cases 5, 6, 9). */
export interface CallDelta {
  readonly index?: number;
  readonly id?: string;
  readonly name?: string;
  /** Some servers send the arguments as an object, whole. */
  readonly argumentsText?: string;
}

interface Draft {
  readonly index: number | undefined;
  readonly place: number;
  readonly whole: WholeArguments;
  readonly grown: GrownArguments;
  id: string;
  name: string;
}

/**
 * Joins the pieces of streamed calls by id, then by index, then to the last one begun; by index alone where the API keeps to
 * its own rule. What a piece costs hangs neither on how much came before it nor on how many calls there are.
 */
export function createCallMerger({ looseIndexes }: Pick<EndpointFlags, "looseIndexes">) {
  const drafts: Draft[] = [];
  /** The last of each. */
  const byIndex = new Map<number | undefined, Draft>();
  const byId = new Map<string, Draft>();

  function begin({ index }: CallDelta): Draft {
    const whole = createWholeArguments();
    const draft = { index, place: drafts.length, whole, grown: createGrownArguments(), id: "", name: "" };
    drafts.push(draft);
    byIndex.set(index, draft);
    return draft;
  }

  /** Undefined: it begins another. */
  function findDraft(delta: CallDelta): Draft | undefined {
    const same = delta.id ? byId.get(delta.id) : undefined;
    const known = same ?? besideOf(delta);
    return known === undefined || startsAnother(known, delta) ? againOf(delta, same) : known;
  }

  /** The call that a piece repeats whole, under its id or without one. */
  function againOf({ id, name, argumentsText = "" }: CallDelta, same: Draft | undefined): Draft | undefined {
    if (argumentsText === "" || (id && same === undefined)) return undefined;
    return drafts.find((draft) => draft.name === name && draft.grown.text === argumentsText);
  }

  /** A new id with a name begins a call even where every piece says index 0; a new id alone is a server that mints one per piece. */
  function besideOf({ index, id, name }: CallDelta): Draft | undefined {
    const beside = index === undefined ? drafts.at(-1) : byIndex.get(index);
    return id && name && beside?.id !== "" ? undefined : beside;
  }

  return {
    /** The call the piece belongs to, as far as it is known, and its place among the calls. */
    push: (delta: CallDelta): { readonly place: number; readonly name: string; readonly argumentsText: string } => {
      const draft = (looseIndexes ? findDraft(delta) : byIndex.get(delta.index)) ?? begin(delta);
      const isNamed = draft.id !== "";
      add(draft, delta);
      if (!isNamed && draft.id !== "") byId.set(draft.id, draft);
      return { place: draft.place, name: draft.name, argumentsText: delta.argumentsText ?? "" };
    },
    /** The calls in the order they began. Ids as the server gave them, "" where it gave none: the loop mints what is missing. */
    finish: (): readonly ToolCall[] =>
      drafts.map(({ id, name, grown }) => toToolCall({ id, name, argumentsText: grown.text })),
  };
}

function add(draft: Draft, { id = "", name = "", argumentsText = "" }: CallDelta): void {
  if (draft.id === "") draft.id = id;
  if (draft.name === "") draft.name = name;
  draft.grown.push(argumentsText);
  draft.whole.push(argumentsText);
}

/** A name on a call that has one and whose arguments are whole begins the next call. */
function startsAnother({ name, whole }: Draft, delta: CallDelta): boolean {
  if (!delta.name || name === "") return false;
  return whole.hasBegun() ? whole.isWhole() : delta.name !== name;
}

/** Whether arguments are whole, found without reading all of them with each piece. */
type WholeArguments = ReturnType<typeof createWholeArguments>;

/** Arguments that are no record are a word or two: `""`, `null`. */
const longestWord = 100;

function createWholeArguments() {
  let scanner: ObjectScanner | null = null;
  let word = "";
  let hasMore = false;
  return {
    push(piece: string): void {
      const text = scanner === null && word === "" ? piece.trimStart() : piece;
      if (text === "") return;
      if (scanner === null && word === "" && /^[{[]/.test(text)) scanner = createObjectScanner();
      if (scanner === null) {
        word = (word + text).slice(0, longestWord);
        return;
      }
      const rest = scanner.isWhole ? text : text.slice(scanner.push(text));
      hasMore ||= rest.trim() !== "";
    },
    hasBegun: (): boolean => scanner !== null || word !== "",
    isWhole: (): boolean => (scanner === null ? tryJson(word) !== undefined : scanner.isWhole && !hasMore),
  };
}

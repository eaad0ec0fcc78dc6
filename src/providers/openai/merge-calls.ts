import type { ToolCall } from "@/ai/messages";
import { tryJson } from "@/lib/try-json";
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
  id: string;
  name: string;
  argumentsText: string;
}

export interface CallMerger {
  /** The call the piece belongs to, as far as it is known, and its place among the calls. */
  push(delta: CallDelta): { readonly place: number; readonly name: string; readonly argumentsText: string };
  /** The calls in the order they began. Ids as the server gave them, "" where it gave none: the loop mints what is missing. */
  finish(): readonly ToolCall[];
}

/**
 * Joins the pieces of streamed calls by id, then by index, then to the last one begun; by index alone where the API keeps to
 * its own rule.
 */
export function createCallMerger({ looseIndexes }: Pick<EndpointFlags, "looseIndexes">): CallMerger {
  const drafts: Draft[] = [];
  const draftFor = (delta: CallDelta): Draft => {
    const known = looseIndexes ? findDraft(drafts, delta) : drafts.find(({ index }) => index === delta.index);
    if (known) return known;
    const draft = { index: delta.index, id: delta.id ?? "", name: "", argumentsText: "" };
    drafts.push(draft);
    return draft;
  };
  return {
    push: (delta) => {
      const draft = draftFor(delta);
      if (draft.id === "" && delta.id) draft.id = delta.id;
      if (delta.name && draft.name === "") draft.name = delta.name;
      draft.argumentsText += delta.argumentsText ?? "";
      return { place: drafts.indexOf(draft), name: draft.name, argumentsText: delta.argumentsText ?? "" };
    },
    finish: () => drafts.map(toToolCall),
  };
}

function findDraft(drafts: readonly Draft[], delta: CallDelta): Draft | undefined {
  const byId = delta.id ? drafts.findLast((draft) => draft.id === delta.id) : undefined;
  if (byId) return startsAnother(byId, delta) ? undefined : byId;
  const beside = delta.index === undefined ? drafts.at(-1) : drafts.findLast((draft) => draft.index === delta.index);
  if (!beside) return undefined;
  // A new id with a name begins a call even where every piece says index 0; a new id alone is a server that mints one per piece.
  if (delta.id && beside.id !== "" && delta.name) return undefined;
  return startsAnother(beside, delta) ? undefined : beside;
}

/** A name on a call that has one and whose arguments are whole begins the next call. */
function startsAnother(draft: Draft, delta: CallDelta): boolean {
  if (!delta.name || draft.name === "") return false;
  if (draft.argumentsText.trim() === "") return delta.name !== draft.name;
  return tryJson(draft.argumentsText) !== undefined;
}

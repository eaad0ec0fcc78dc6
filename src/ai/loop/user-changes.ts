import type { GraphChange } from "@/graph/changes/change-types";
import { elementsOf, isElementChange } from "@/graph/changes/element-change";
import { isOfGraph } from "@/graph/changes/view-change";
import type { DocumentNews, GraphDocument, StepId, Undoes, UndoStep } from "@/graph/document/document-types";
import { counted } from "@/lib/english";
import { cutText } from "../context/text-limits";

/** What the user did by hand or undid, in sentences, until they were sent to the assistant. */
export type UserChanges = ReturnType<typeof createUserChanges>;

interface Entry {
  readonly step: string;
  readonly title: string;
  readonly counts: ReadonlyMap<GraphChange["type"], number>;
  readonly ids: readonly string[];
  /** A sentence in place of counts, where it took something back or changed the plan. */
  readonly undid: string | null;
  readonly sent: boolean;
}

/** The same list each time, so that whoever has read it knows. */
const nothing: readonly string[] = [];
const mostEntries = 12;
const idsNamed = 3;

/** `tellCall`: what a call of the conversation said it did. */
export function createUserChanges(
  document: GraphDocument,
  tellCall: (callId: string) => string | undefined = () => undefined,
) {
  let entries: readonly Entry[] = [];
  let left = 0;
  let ignored: StepId | null = null;
  document.subscribe((news) => {
    if (news.origin.actor !== "user" || news.origin.step === ignored) return;
    const changes = news.changes.filter(isOfGraph);
    if (changes.length === 0) return;
    const { undoes } = news.origin;
    const undid = undoes === undefined ? null : undoSentence(document.steps(), undoes, tellCall);
    const next = addTo(entries, { ...news, changes }, undid);
    left += Math.max(0, next.length - mostEntries);
    entries = next.slice(-mostEntries);
  });
  return {
    /** All since the last `forgetTold`, oldest first; marks them as sent. */
    tell(): readonly string[] {
      if (entries.length === 0 && left === 0) return nothing;
      entries = entries.map((entry) => (entry.sent ? entry : { ...entry, sent: true }));
      const sentences = entries.map(toSentence);
      return left === 0 ? sentences : [`${counted(left, "earlier change")} by hand.`, ...sentences];
    },
    /** What was sent and is not forgotten yet. */
    sent: (): readonly string[] => entries.filter(({ sent }) => sent).map(toSentence),
    /** Something the user did that is no change of the document. */
    note(sentence: string): void {
      const entry = { step: "", title: "", counts: new Map(), ids: [], undid: sentence, sent: false };
      entries = [...entries, entry].slice(-mostEntries);
    },
    /** The assistant has had a turn with what was sent. */
    forgetSent(): void {
      entries = entries.filter((entry) => !entry.sent);
      left = 0;
    },
    /** Changes of that step are not sent: they belong to the sending of a message again. */
    ignore(step: StepId): void {
      ignored = step;
    },
    clear(): void {
      entries = [];
      left = 0;
    },
  };
}

/** Changes of one step (a drag is many) are sent as one. */
function addTo(entries: readonly Entry[], news: DocumentNews, undid: string | null): readonly Entry[] {
  const last = entries.at(-1);
  const joins = last !== undefined && last.step === news.origin.step && !last.sent;
  const counts = new Map(joins ? last.counts : []);
  for (const change of news.changes) {
    const type = change.type === "values-set" ? "attributes-set" : change.type;
    counts.set(type, (counts.get(type) ?? 0) + sizeOf(change));
  }
  const ids = [...new Set([...(joins ? last.ids : []), ...news.changes.flatMap(idsOf)])].slice(0, idsNamed + 1);
  const entry = { step: news.origin.step, title: news.origin.title, counts, ids, undid, sent: false };
  return joins ? [...entries.slice(0, -1), entry] : [...entries, entry];
}

/** Noun and participle, for a count of them. */
const words: Readonly<Record<GraphChange["type"], readonly [noun: string, done: string]>> = {
  "node-put": ["node", "added"],
  "edge-put": ["edge", "added"],
  "attributes-set": ["element", "edited"],
  "values-set": ["element", "edited"],
  "node-remove": ["node", "removed"],
  "edge-remove": ["edge", "removed"],
  "parent-set": ["node", "grouped"],
  "positions-set": ["node", "moved"],
  "layer-put": ["style layer", "set"],
  "layer-remove": ["style layer", "removed"],
  "set-put": ["set", "saved"],
  "set-remove": ["set", "removed"],
  "filter-set": ["filter", "changed"],
  "fold-set": ["folding of groups", "changed"],
  "meta-set": ["graph setting", "changed"],
  "graph-replace": ["graph", "opened in place of the last"],
  "selection-set": ["selection", "made"],
  "camera-focus": ["place", "looked at"],
};

function sizeOf(change: GraphChange): number {
  if (change.type === "values-set") return change.ids.length;
  return change.type === "positions-set" ? Object.keys(change.positions).length : 1;
}

function idsOf(change: GraphChange): readonly string[] {
  if (change.type === "parent-set") return [change.id];
  return isElementChange(change) ? elementsOf(change).ids.slice(0, idsNamed + 1) : [];
}

function undoSentence(
  steps: readonly UndoStep[],
  { steps: ids, call }: Undoes,
  tellCall: (callId: string) => string | undefined,
): string {
  const titleOf = (id: string) => `"${cutText(steps.find((step) => step.id === id)?.title ?? "an earlier step", 80)}"`;
  if (call === undefined) return `The user undid ${ids.map(titleOf).join(" and ")}.`;
  const said = tellCall(call.call);
  const which = `one call of ${titleOf(call.step)}${said === undefined ? "" : `, which had said: "${cutText(said, 120)}"`}`;
  // What brings it back takes the undo's step back, not the message's.
  return ids.includes(call.step) ? `The user undid ${which}. The rest of it stands.` : `The user redid ${which}.`;
}

function toSentence(entry: Entry): string {
  if (entry.undid !== null) return entry.undid;
  const counts = [...entry.counts].map(([type, count]) => `${counted(count, words[type][0])} ${words[type][1]}`);
  const named = entry.ids.slice(0, idsNamed).map((id) => cutText(id, 40));
  const ids = [...named, ...(entry.ids.length > idsNamed ? ["…"] : [])].join(", ");
  return `${cutText(entry.title, 80)}: ${counts.join(", ")}${ids === "" ? "" : ` (${ids})`}.`;
}

import { type Approved, questionFor, runOptions, untilAllowed } from "@/ai/guards/approval";
import { changingGraphRefusal } from "@/ai/guards/refusal";
import type { AiOptions } from "@/ai/options/ai-options";
import { mapCall } from "@/commands/places/map-input";
import type { CommandRegistry, Download, ExecutedCommand } from "@/commands/registry/command-types";
import { type Refusal, undoStep } from "@/commands/registry/undo-step";
import { type ElementMarks, marksBefore } from "@/graph/changes/change-marks";
import type { GraphDocument, Origin, StepId } from "@/graph/document/document-types";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { plainReason } from "@/lib/plain-reason";
import type { BoundRecipe, RecipeCall } from "./recipe-types";

export interface RecipeQuestion {
  readonly call: RecipeCall;
  readonly title: string;
  /** "Delete 3 nodes and 4 edges?" */
  readonly question: string;
  /** What it would add, change and remove. */
  readonly marks: ElementMarks;
}

export interface RecipeRunDeps {
  readonly document: GraphDocument;
  readonly registry: CommandRegistry;
  readonly newId: () => string;
  /** Which calls ask first. */
  readonly approval: AiOptions["approval"];
  /** The user's word. A recipe cannot give it. */
  readonly ask: (question: RecipeQuestion) => Promise<boolean>;
  readonly signal: AbortSignal;
  /** 0 to 1, and which call it is. */
  readonly progress?: (ratio: number, title: string) => void;
}

export interface RanCall extends Pick<ExecutedCommand, "title" | "success" | "message" | "hint" | "reason"> {
  readonly call: RecipeCall;
  readonly approval: "none" | "allowed" | "denied";
}

/** Why a run ended before its last call. Nothing of it stays, unless `stuck` says why it could not be taken back. */
export type StopWhy = "failed" | "denied" | "stopped";

export interface RecipeRun {
  readonly success: boolean;
  /** As far as it came. */
  readonly calls: readonly RanCall[];
  /** Null: it changed nothing that could be undone. */
  readonly step: StepId | null;
  /** The files it made; none where it ended before its last call. */
  readonly files: readonly Download[];
  readonly why?: StopWhy;
  readonly stuck?: Refusal;
}

/**
 * Runs the calls in order as one undo step. Where one fails, is not allowed, or the user stops it, all before it is taken
 * back. Never rejects for what a command did.
 */
export async function runRecipe({ name, calls }: BoundRecipe, deps: RecipeRunDeps): Promise<RecipeRun> {
  const origin: Origin = { step: deps.newId(), actor: "user", title: name };
  const { selection, focus } = deps.document;
  const results: Results = { sets: new Map(), layers: new Map(), files: [] };
  const ran: RanCall[] = [];
  for (const [index, call] of calls.entries()) {
    const title = deps.registry.get(call.name)?.title ?? call.name;
    const progress = (ratio: number): void => deps.progress?.((index + ratio) / calls.length, title);
    progress(0);
    const ended = await runCall({ call, index, title, progress }, { origin, results, deps });
    ran.push(ended.ran);
    if (ended.why === undefined) continue;
    const stuck = await undoStep(deps, origin.step, { origin, signal: new AbortController().signal });
    restoreView(deps.document, origin, { selection, focus });
    const rest = stuck === null ? {} : { stuck };
    return {
      success: false,
      calls: ran,
      step: stuck === null ? null : origin.step,
      files: [],
      why: ended.why,
      ...rest,
    };
  }
  deps.progress?.(1, "");
  const changed = deps.document.steps().some(({ id }) => id === origin.step);
  return { success: true, calls: ran, step: changed ? origin.step : null, files: results.files };
}

/** What earlier calls left, by the names the recipe gives it. */
interface Results {
  readonly sets: Map<string, string>;
  readonly layers: Map<string, string>;
  readonly files: Download[];
}

interface Current {
  readonly call: RecipeCall;
  readonly index: number;
  readonly title: string;
  readonly progress: (ratio: number) => void;
}

interface Ground {
  readonly origin: Origin;
  readonly results: Results;
  readonly deps: RecipeRunDeps;
}

interface EndedCall {
  readonly ran: RanCall;
  readonly why?: StopWhy;
}

async function runCall(current: Current, ground: Ground): Promise<EndedCall> {
  const { call, index, title } = current;
  const { origin, results, deps } = ground;
  const about = { call, title, approval: "none" } as const;
  const missing = missingSet(call, results);
  if (missing !== undefined) {
    const message = `It works on $${missing}, and the call that leaves it found nothing here.`;
    return { ran: { ...about, success: false, message }, why: "failed" };
  }
  try {
    const ready = await prepareAllowed(withResults(call, ground), current, ground);
    if (ready.kind === "denied") {
      const message = "This call was not allowed.";
      return { ran: { ...about, success: false, message, approval: "denied" }, why: "denied" };
    }
    if (ready.kind === "beyond-undo") {
      return { ran: { ...about, success: false, message: changingGraphRefusal.message }, why: "failed" };
    }
    const executed = deps.registry.apply(await deps.registry.commit(ready.prepared), origin);
    remember(executed, { call, index, results });
    const { success, message, hint, reason } = executed;
    const words = { message, ...(hint !== undefined && { hint }), ...(reason !== undefined && { reason }) };
    const ran = { ...about, success, ...words, approval: ready.approval };
    return success ? { ran } : { ran, why: "failed" };
  } catch (error) {
    if (!deps.signal.aborted) return { ran: { ...about, success: false, message: plainReason(error) }, why: "failed" };
    return { ran: { ...about, success: false, message: "Stopped." }, why: "stopped" };
  }
}

/** As a call of the assistant: deletions and large edits need approval, whoever wrote the recipe. */
function prepareAllowed(call: RecipeCall, { title, progress }: Current, { origin, deps }: Ground): Promise<Approved> {
  const { registry, document, signal, approval } = deps;
  const options = runOptions(approval, { signal, step: origin.step, progress });
  return untilAllowed({
    document,
    prepare: () => registry.prepare(call, options),
    question: (prepared) => questionFor(prepared, approval),
    async ask(question, { result }) {
      const marks = marksBefore(document, (result.success && result.changes) || []);
      const yes = await deps.ask({ call, title, question, marks });
      if (signal.aborted) throw new DOMException("Stopped.", "AbortError");
      return yes;
    },
  });
}

function missingSet(call: RecipeCall, { sets }: Results): string | undefined {
  let missing: string | undefined;
  mapCall(call, ({ kind, value }) => {
    if (kind === "result-set" && !sets.has(String(value))) missing ??= String(value);
    return value;
  });
  return missing;
}

/** The names that sets and layers have in this conversation; lists of ids get the members. */
function withResults(call: RecipeCall, { results, deps }: Ground): RecipeCall {
  const named = mapCall(call, ({ kind, value }) => {
    if (kind === "result-set") return results.sets.get(String(value)) ?? value;
    return kind === "result-layer" ? (results.layers.get(String(value)) ?? value) : value;
  });
  const entries = Object.entries(named.input).map(([name, value]): [string, JsonValue] => {
    const members = isNamedMembers(value) ? deps.registry.sets.lookup(value[0].slice(1)) : undefined;
    return [name, (name === "edgeIds" ? members?.edges : members?.nodes) ?? value];
  });
  return { ...named, input: Object.fromEntries(entries) };
}

function isNamedMembers(value: JsonValue): value is readonly [string] {
  return Array.isArray(value) && value.length === 1 && typeof value[0] === "string" && /^\$\d+$/.test(value[0]);
}

interface Left {
  readonly call: RecipeCall;
  readonly index: number;
  readonly results: Results;
}

function remember({ setName, data, success, downloads = [] }: ExecutedCommand, { call, index, results }: Left): void {
  if (!success) return;
  for (const download of downloads) results.files.push(download);
  if (call.keeps !== undefined && setName !== undefined) results.sets.set(call.keeps, setName.slice(1));
  const layer = isJsonObject(data) ? data["layer"] : undefined;
  const id = isJsonObject(layer) ? layer["id"] : undefined;
  if (typeof id === "string") results.layers.set(`@${index + 1}`, id);
}

/** Undo leaves what is selected and looked at. */
function restoreView(
  document: GraphDocument,
  origin: Origin,
  before: Pick<GraphDocument, "selection" | "focus">,
): void {
  const { selection, focus } = before;
  const isSelected = JSON.stringify(document.selection) === JSON.stringify(selection);
  const isSeen = JSON.stringify(document.focus) === JSON.stringify(focus);
  const changes = [
    ...(isSelected ? [] : [{ type: "selection-set", selection } as const]),
    ...(isSeen ? [] : [{ type: "camera-focus", focus } as const]),
  ];
  if (changes.length > 0) document.apply(changes, origin);
}

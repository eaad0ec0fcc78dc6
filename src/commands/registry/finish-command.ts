import type { DoneCall, GraphDocument, Origin } from "@/graph/document/document-types";
import type { ElementSet } from "@/graph/document/graph-types";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { freeAfter } from "@/lib/memory/derived";
import { plainReason } from "@/lib/plain-reason";
import { wellFormed } from "@/lib/text/well-formed";
import { affectedElements } from "../edit/affected-elements";
import type { ConversationPlan } from "../plan/conversation-plan";
import type {
  CommandRefusal,
  CommandSuccess,
  ConversationSets,
  ExecutedCommand,
  PreparedCommand,
} from "./command-types";
import { stretchRanges } from "./stretch-ranges";

interface FinishDeps {
  readonly document: GraphDocument;
  readonly sets: ConversationSets;
  readonly plan: ConversationPlan;
}

/** Applies what a command prepared, numbers its set. Never throws: what went wrong is returned. */
export function finishCommand(deps: FinishDeps, prepared: PreparedCommand, origin: Origin): ExecutedCommand {
  if (!prepared.result.success) return failed(prepared, prepared.result);
  const result = withStretched(deps.document, prepared.result);
  const refusal = applyChanges(deps.document, result, {
    ...origin,
    part: prepared.title,
    did: inShort(prepared, result),
    ...(result.isWritten && { isWritten: true }),
  });
  if (refusal !== undefined)
    return failed(prepared, { message: refusal, reason: { why: "unexpected", reason: refusal } });
  keepPlan(deps.plan, result, origin);
  return done(deps.sets, prepared, result);
}

/** With the scales that follow what it changes; an undo brings its own. */
function withStretched(document: GraphDocument, result: CommandSuccess): CommandSuccess {
  const { changes = [] } = result;
  const stretched = result.undoes || changes.length === 0 ? [] : stretchRanges(document, changes);
  return stretched.length === 0 ? result : { ...result, changes: [...changes, ...stretched] };
}

function keepPlan(plan: ConversationPlan, result: CommandSuccess, { actor }: Origin): void {
  if (actor === "user" && !result.plan) return;
  if (result.plan) plan.put(result.plan(plan.current()), { by: "assistant" });
  else plan.worked();
}

/** Why nothing was applied; undefined when all was. */
function applyChanges(document: GraphDocument, result: CommandSuccess, origin: Origin): string | undefined {
  const changes = result.changes ?? [];
  if (changes.length === 0) return undefined;
  try {
    const applied = document.apply(changes, result.undoes ? { ...origin, undoes: result.undoes } : origin);
    return applied.success ? undefined : `${applied.message} Nothing was changed.`;
  } catch (error) {
    freeAfter(error);
    return `The change failed unexpectedly: ${plainReason(error)}`;
  }
}

function done(sets: ConversationSets, prepared: PreparedCommand, result: CommandSuccess): ExecutedCommand {
  const setName = result.set ? `$${sets.add(result.set)}` : undefined;
  const data = withSet(result.data, setName);
  const changes = result.changes ?? [];
  const touched = changes.length === 0 ? untouched : affectedElements(changes);
  const { name, title, effect, input, durationMs } = prepared;
  // Written out: a spread with new keys after it takes the engine microseconds, and this is in every step of the loop.
  return {
    name,
    title,
    ...(effect && { effect }),
    input,
    success: true,
    message: shortened(result.message),
    ...(result.message.length <= longestMessage && { said: result.said }),
    ...(data !== undefined && { data }),
    ...(setName !== undefined && { setName }),
    affectedNodes: result.affectedNodes ?? touched.nodes,
    affectedEdges: result.affectedEdges ?? touched.edges,
    changes,
    ...(result.downloads && { downloads: result.downloads }),
    ...(result.ofShown && { ofShown: result.ofShown }),
    durationMs,
  };
}

const untouched: ElementSet = { nodes: [], edges: [] };

function withSet(data: JsonValue | undefined, set: string | undefined): JsonValue | undefined {
  if (set === undefined) return data;
  if (data === undefined) return { set };
  return isJsonObject(data) ? { ...data, set } : data;
}

function failed(
  prepared: PreparedCommand,
  { message, hint, reason }: Omit<CommandRefusal, "success">,
): ExecutedCommand {
  const { name, title, effect, input, durationMs } = prepared;
  return {
    name,
    title,
    ...(effect && { effect }),
    input,
    success: false,
    message: shortened(message),
    ...(hint !== undefined && { hint: shortened(hint) }),
    reason,
    affectedNodes: [],
    affectedEdges: [],
    changes: [],
    durationMs,
  };
}

/** Names in a message are as long as a model or a file writes them. */
const longestMessage = 4000;

/** Of what a command did, in a sentence for each thing that should be known. */
const longestDid = 500;

/** What the undo log keeps of it. */
function inShort({ name, input }: PreparedCommand, { message, said, data }: CommandSuccess): DoneCall {
  const isShort = message.length <= 120;
  return {
    name,
    input: withoutLong(input),
    ...(isJsonObject(data) && { data: withoutLong(data) }),
    message: isShort ? message : wellFormed(`${message.slice(0, 119)}…`),
    ...(message.length <= longestDid && { said }),
  };
}

function withoutLong(values: JsonObject): JsonObject {
  const isShort = (value: JsonValue) => (typeof value === "string" ? value : JSON.stringify(value)).length <= 200;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isShort(value)));
}

function shortened(text: string): string {
  if (text.length <= longestMessage) return text;
  return wellFormed(`${text.slice(0, longestMessage - 500)} … ${text.slice(-400)}`);
}

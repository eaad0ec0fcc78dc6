import type { GraphDocument, Origin } from "@/graph/document-types";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { affectedElements } from "./affected-elements";
import type { CommandSuccess, ConversationSets, ExecutedCommand, PreparedCommand } from "./command-types";

interface SettleDeps {
  readonly document: GraphDocument;
  readonly sets: ConversationSets;
}

/** Applies what a command prepared, numbers its set. Never throws: what went wrong is told. */
export function settleCommand(deps: SettleDeps, prepared: PreparedCommand, origin: Origin): ExecutedCommand {
  const { result } = prepared;
  if (!result.success) return failed(prepared, result.message, result.hint);
  const refusal = applyChanges(deps.document, result, origin);
  return refusal === undefined ? done(deps.sets, prepared, result) : failed(prepared, refusal);
}

/** Why nothing was applied; undefined when all was. */
function applyChanges(document: GraphDocument, result: CommandSuccess, origin: Origin): string | undefined {
  const changes = result.changes ?? [];
  if (changes.length === 0) return undefined;
  try {
    const applied = document.apply(changes, result.undoes ? { ...origin, undoes: result.undoes } : origin);
    return applied.success ? undefined : `${applied.message} Nothing was changed.`;
  } catch (error) {
    return `The change failed unexpectedly: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function done(sets: ConversationSets, prepared: PreparedCommand, result: CommandSuccess): ExecutedCommand {
  const setName = result.set ? `$${sets.add(result.set)}` : undefined;
  const data = withSet(result.data, setName);
  const changes = result.changes ?? [];
  const touched = affectedElements(changes);
  return {
    ...about(prepared),
    success: true,
    message: result.message,
    ...(data === undefined ? {} : { data }),
    ...(setName === undefined ? {} : { setName }),
    affectedNodes: result.affectedNodes ?? touched.nodes,
    affectedEdges: result.affectedEdges ?? touched.edges,
    changes,
    ...(result.download ? { download: result.download } : {}),
  };
}

function withSet(data: JsonValue | undefined, set: string | undefined): JsonValue | undefined {
  if (set === undefined) return data;
  if (data === undefined) return { set };
  return isJsonObject(data) ? { ...data, set } : data;
}

function failed(prepared: PreparedCommand, message: string, hint?: string): ExecutedCommand {
  return {
    ...about(prepared),
    success: false,
    message,
    ...(hint === undefined ? {} : { hint }),
    affectedNodes: [],
    affectedEdges: [],
    changes: [],
  };
}

function about({ name, title, effect, input, fallback, durationMs }: PreparedCommand) {
  return {
    name,
    title,
    ...(effect ? { effect } : {}),
    input,
    ...(fallback === undefined ? {} : { fallback }),
    durationMs,
  };
}

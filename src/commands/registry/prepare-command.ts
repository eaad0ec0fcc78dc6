import type { GraphDocument } from "@/graph/document/document-types";
import { isTooDeep, tooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { freeAfter } from "@/lib/memory/derived";
import { plainReason } from "@/lib/plain-reason";
import { nearest } from "@/lib/text/nearest";
import { listed } from "../elements/wording";
import { approvalQuestion } from "./approval-question";
import type {
  AnyCommand,
  CheckedInput,
  CommandCall,
  CommandContext,
  CommandFacts,
  CommandRefusal,
  CommandResult,
  ListedCommand,
  PreparedCommand,
  RunOptions,
} from "./command-types";
import { type EditSize, editSize } from "./edit-size";
import { loadCommand } from "./load-command";
import { propertiesOf } from "./parameter-names";
import { refuse } from "./results";

export interface PrepareDeps {
  readonly commands: ReadonlyMap<string, ListedCommand>;
  readonly document: GraphDocument;
  readonly contextFor: (options: RunOptions) => CommandContext;
  readonly now: () => number;
}

/** Finds, checks and runs a command; nothing is changed yet. Rejects only with an AbortError. */
export async function prepareCommand(
  deps: PrepareDeps,
  call: CommandCall,
  options: RunOptions,
): Promise<PreparedCommand> {
  const started = deps.now();
  const revision = deps.document.revision;
  const command = deps.commands.get(call.name);
  const isDeep = isTooDeep(call.input);
  const given = isJsonObject(call.input) && !isDeep ? call.input : {};
  if (!command) {
    const result = unknownCommand(call.name, [...deps.commands.keys()]);
    return { name: call.name, title: call.name, input: given, revision, result, question: null, durationMs: 0 };
  }
  const ran = isDeep ? deepRefusal : await checkAndRun(deps, { command, given: call.input }, options);
  const size = options.actor === "assistant" ? sizeOf(deps.document, ran.result) : undefined;
  return {
    name: command.name,
    title: command.title,
    effect: command.effect,
    input: ran.input ?? given,
    revision,
    result: ran.result,
    ...(size && { size }),
    question: size && ran.result.success ? approvalQuestion({ ...options, command, result: ran.result, size }) : null,
    durationMs: deps.now() - started,
  };
}

interface Ran {
  readonly result: CommandResult;
  readonly input?: JsonObject;
}

/** Nothing can be made of such an input, nor could it be kept or shown. */
const deepRefusal: Ran = { result: refuse(`The input is ${tooDeep}.`, "Give it plain values.") };

async function checkAndRun(
  deps: PrepareDeps,
  { command: known, given }: { readonly command: ListedCommand; readonly given: unknown },
  options: RunOptions,
): Promise<Ran> {
  const command = "load" in known ? await loadOrNone(known) : known;
  if (!command) return { result: refuse(`${known.title} could not be loaded.`, notLoadedHint, { why: "not-loaded" }) };
  const checked = await command.check(given);
  if (!checked.success) {
    const hint = checked.hint ?? (await inputHint(command));
    return { result: refuse(checked.message, hint) };
  }
  return { result: await runGuarded(command, checked, deps.contextFor(options)), input: checked.input };
}

const notLoadedHint = "Nothing was changed. Check the connection and try it again.";

async function loadOrNone(command: ListedCommand): Promise<AnyCommand | undefined> {
  try {
    return await loadCommand(command);
  } catch {
    return undefined;
  }
}

/** The border where a fault in a command becomes a result that can be read. */
async function runGuarded(
  { title }: CommandFacts,
  checked: CheckedInput,
  context: CommandContext,
): Promise<CommandResult> {
  throwIfStopped(context.signal);
  try {
    const result = await checked.run(context);
    throwIfStopped(context.signal);
    return result;
  } catch (error) {
    throwIfStopped(context.signal);
    freeAfter(error);
    return refuse(
      `${title} failed unexpectedly: ${plainReason(error)}`,
      "Nothing was changed. Try it with another input.",
      { why: "unexpected", reason: plainReason(error) },
    );
  }
}

/** One kind of error whatever reason the signal was given. */
function throwIfStopped(signal: AbortSignal): void {
  if (signal.aborted) throw new DOMException("Stopped.", "AbortError");
}

function unknownCommand(name: string, names: readonly string[]): CommandRefusal {
  const near = nearest(name, names);
  const exist = `There are: ${listed(names, names.length)}.`;
  return refuse(`There is no command '${name}'.`, near.length > 0 ? `The nearest: ${listed(near)}. ${exist}` : exist);
}

async function inputHint(command: AnyCommand): Promise<string> {
  const names = Object.keys(propertiesOf(await command.parameters(), []));
  return names.length === 0 ? `${command.name} takes no input.` : `${command.name} takes ${listed(names, 12)}.`;
}

/** Undefined where nothing is done. */
function sizeOf(document: GraphDocument, result: CommandResult): EditSize | undefined {
  if (!result.success) return undefined;
  // What gives back what was there adds and replaces nothing.
  return editSize(result.undoes ? [] : (result.changes ?? []), (target, id, name) => {
    const table = document.tables[target];
    const row = table.rowOf(id);
    return row === undefined ? undefined : table.valueAt(name, row);
  });
}

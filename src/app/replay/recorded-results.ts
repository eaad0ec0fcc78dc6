import type { AiEvent } from "@/ai/loop/ai-events";
import type { ToolOutcome } from "@/ai/results/execution-result";
import type { Trace } from "@/ai/trace/trace";
import type {
  AnyCommand,
  CheckedInput,
  CommandContext,
  CommandResult,
  ListedCommand,
} from "@/commands/registry/command-types";
import { loadCommand } from "@/commands/registry/load-command";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

/** What a replay cannot do again: draw a picture, and ask a host for the meaning of texts. */
export type NotRunAgain = "picture" | "meaning";

export interface RecordedResults {
  readonly commands: readonly ListedCommand[];
  /** The calls of this message are replayed next. */
  begins(trace: Trace): void;
  /** What was taken from the recording since then, because it cannot be done again. */
  taken(): readonly NotRunAgain[];
}

/** Commands of which some, where a replay has not what they need, come to what they came to in the recording. */
export function createRecordedResults(listed: readonly ListedCommand[]): RecordedResults {
  let trace: Trace | null = null;
  let used = new Set<ToolOutcome>();
  let taken = new Set<NotRunAgain>();

  /** Calls of the same input are taken in their order; a result from before was not run. */
  const recordedOf = (name: string, input: JsonObject): Recorded | null => {
    const text = JSON.stringify(input);
    const call = trace?.calls.find(
      (one) => one.name === name && one.cached !== true && !used.has(one) && JSON.stringify(one.input) === text,
    );
    if (trace === null || call === undefined) return null;
    used.add(call);
    return { call, trace };
  };
  const note = (kind: NotRunAgain): void => {
    taken.add(kind);
  };
  return {
    commands: listed.map((command) => {
      const instead = Object.hasOwn(replaced, command.name) ? replaced[command.name] : undefined;
      if (instead === undefined) return command;
      const { name, title, effect, scope, offeredTo } = command;
      const facts = { name, title, effect, scope, ...(offeredTo && { offeredTo }) };
      return { ...facts, load: async () => watched(await loadCommand(command), instead, { recordedOf, note }) };
    }),
    begins(next) {
      trace = next;
      used = new Set();
      taken = new Set();
    },
    taken: () => [...taken],
  };
}

interface Recorded {
  readonly call: ToolOutcome;
  readonly trace: Trace;
}

interface ResultListener {
  readonly recordedOf: (name: string, input: JsonObject) => Recorded | null;
  readonly note: (kind: NotRunAgain) => void;
}

interface Given {
  readonly checked: CheckedInput;
  readonly context: CommandContext;
  readonly recorded: Recorded;
  readonly note: (kind: NotRunAgain) => void;
}

type Instead = (given: Given) => Promise<CommandResult>;

function watched(command: AnyCommand, instead: Instead, { recordedOf, note }: ResultListener): AnyCommand {
  return {
    ...command,
    async check(input) {
      const checked = await command.check(input);
      if (!checked.success) return checked;
      return {
        ...checked,
        run(context) {
          const recorded = recordedOf(command.name, checked.input);
          return recorded === null ? checked.run(context) : instead({ checked, context, recorded, note });
        },
      };
    },
  };
}

const replaced: Readonly<Record<string, Instead>> = { exportImage: withoutCanvas, searchContent: withoutHost };

/** Everything but the drawing is done: whether it may be drawn, and what its file is called. */
async function withoutCanvas({ checked, context, recorded: { call }, note }: Given): Promise<CommandResult> {
  if (!call.success) {
    const here = await checked.run(context);
    if (here.message === call.message) return here;
    const drawn = await checked.run({ ...context, picture: nothingDrawn(call) });
    return drawn.success ? here : drawn;
  }
  note("picture");
  return checked.run({ ...context, picture: nothingDrawn(call) });
}

/** How many labels had room is known from then. */
function nothingDrawn({ data }: Given["recorded"]["call"]): NonNullable<CommandContext["picture"]> {
  const { withoutLabel = null } = isJsonObject(data) ? data : {};
  const { nodes = 0, edges = 0 } = isJsonObject(withoutLabel) ? withoutLabel : {};
  return async () => ({ content: new Blob([]), withoutLabel: { nodes: Number(nodes), edges: Number(edges) } });
}

/** Also where meaning was switched on and could not be had: the result says why. */
const wantedMeaning: ReadonlySet<JsonValue | undefined> = new Set(["words and meaning", "words alone"]);

/** The recorded passages, where all of them are in this graph; else the texts are searched by their words, and that shows. */
async function withoutHost({ checked, context, recorded: { call, trace }, note }: Given): Promise<CommandResult> {
  const { success, message, said = [], data } = call;
  if (!success || !isJsonObject(data) || !wantedMeaning.has(data["ranking"])) return checked.run(context);
  const ids = idsIn(data["passages"]);
  const isOfGraph = data["from"] === "graph";
  if (isOfGraph && (await context.reader.records("nodes", ids, context.signal)).length < ids.length) {
    return checked.run(context);
  }
  note("meaning");
  const { set: _numberedAnew, ...own } = data;
  const sources = sourcesOf(trace, call.callId);
  const query = checked.input["query"];
  return {
    success: true,
    message,
    said,
    data: own,
    ...(sources && { sources }),
    ...(isOfGraph && ids.length > 0 && { set: { nodes: ids, edges: [], foundBy: String(query) } }),
  };
}

function idsIn(passages: JsonValue | undefined): readonly string[] {
  const list: readonly JsonValue[] = Array.isArray(passages) ? passages : [];
  return list.flatMap((passage) => {
    const id = isJsonObject(passage) ? passage["id"] : undefined;
    return typeof id === "string" ? [id] : [];
  });
}

function sourcesOf({ events }: Trace, callId: string) {
  const end = events
    .map(({ event }) => event)
    .find((event): event is CallEnd => event.type === "ai-tool-call-end" && event.callId === callId);
  return end?.sources;
}

type CallEnd = Extract<AiEvent, { type: "ai-tool-call-end" }>;

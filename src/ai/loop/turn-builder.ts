import { commandCalled } from "@/commands/registry/command-called";
import { isTooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { shrink } from "../context/shrink-data";
import { cutText, toWellFormed } from "../context/text-limits";
import type { DataJudge } from "../given-data/data-judge";
import type { Block, ToolCall } from "../history/messages";
import type { PlanWatch } from "../plan/plan-watch";
import type { AiFailure, Answerer, FinishReason, ProviderPart, Usage, WaitPart } from "../port/provider-port";
import type { Note } from "../results/notes";
import { type Offered, offeredIn } from "../results/offered";
import { type ProviderNote, readNote } from "../results/provider-note";
import type { TextCallReader } from "../text-calls/text-call-reader";
import type { MessageRun, Session } from "./run-types";
import { createTurnWords } from "./turn-words";

/** One model call as it came. Its calls count only when the turn is whole. */
export interface Turn extends Offered {
  readonly blocks: readonly Block[];
  readonly calls: readonly ToolCall[];
  readonly finishReason: FinishReason;
  readonly usage?: Usage;
  readonly failure?: AiFailure;
  readonly stopped: boolean;
  /** The seconds of the message's budget were used up before it was whole. */
  readonly isOutOfTime?: true;
  /** Who gave it, where that is another one than who was asked. */
  readonly answerer?: Answerer;
  /** What its reader should know of how it came. */
  readonly notes: readonly Note[];
  /** Something came before it ended. */
  readonly begun: boolean;
  /** All the model wrote, calls included, as far as it came: what tokens are estimated from. */
  readonly written: string;
  readonly durationMs: number;
}

/** Collects the parts of one turn and emits an event for each as it arrives. */
export function createTurnBuilder(run: MessageRun, turnNumber: number, reader: TextCallReader | null) {
  const blocks = createBlockList();
  const calls: ToolCall[] = [];
  const words = createTurnWords(reader);
  let begun = false;
  let written = "";
  /** What it reports beside its text and calls. */
  let known: KnownParts = {};

  function addText(text: string): void {
    if (text === "") return;
    begun = true;
    blocks.addText(text);
    run.tell.emit({ type: "ai-text-delta", turnNumber, text });
  }

  function addAnswerer({ answerer, note }: Extract<ProviderPart, { type: "answerer" }>): void {
    known = { ...known, answerer };
    if (note !== undefined) words.note(note);
    run.tell.emit({ type: "ai-answerer", turnNumber, answerer });
  }

  function addCall(call: ToolCall | null): void {
    begun = true;
    run.tell.setStage("streaming");
    if (call !== null) calls.push(checkedCall(call, run.session));
  }

  return {
    take(part: ProviderPart): void {
      switch (part.type) {
        case "load-progress":
        case "retry":
          tellWaiting(run, part, turnNumber);
          break;
        case "text-delta":
          written += part.text;
          addText(words.add(part));
          break;
        case "tool-call-delta":
          written += part.argumentsText;
          addCall(null);
          break;
        case "tool-call":
          addCall(words.take(part));
          break;
        case "reasoning":
          begun = true;
          blocks.add({ type: "reasoning", model: part.model, raw: part.raw });
          break;
        case "answerer":
          addAnswerer(part);
          break;
        case "note":
          known = { ...known, ...takeNote(readNote(part.raw), run.message.plan) };
          break;
        case "finish":
          known = { ...known, finishReason: part.reason, ...(part.usage && { usage: part.usage }) };
          break;
        case "failure":
          known = { ...known, failure: part.failure };
      }
    },
    /** A call came that was read in the model's text: `end` needs a judge to run it. */
    hasWritten: words.hasWritten,
    end(durationMs: number, judge: DataJudge | null): Turn {
      const rest = words.end(judge);
      addText(rest.visible);
      for (const call of rest.calls) addCall(call);
      const { aborted: stopped } = run.clock.signal;
      const said = { blocks: blocks.end(), calls, written, notes: rest.notes, begun };
      return { ...said, finishReason: "none", stopped, durationMs, ...known };
    },
  };
}

type KnownParts = Partial<Offered & Pick<Turn, "answerer" | "failure" | "finishReason" | "usage">>;

/** Its plan holds from now on; what is left goes with the answer. */
function takeNote(note: ProviderNote, plan: PlanWatch): Offered {
  if (note.plan) plan.take(note.plan);
  if (note.requests !== undefined) plan.holds(note.requests);
  return offeredIn(note);
}

/** A model that loads or an endpoint that asks to wait: reported, so that a quiet minute is understood. */
function tellWaiting({ session, tell }: MessageRun, part: WaitPart, turnNumber: number): void {
  if (part.type === "retry") {
    const seconds = Math.ceil(part.waitMs / 1000);
    tell.setStage(
      session.channel.stage,
      `${part.reason} Trying again in ${seconds} s (attempt ${part.attempt}).`,
      part,
    );
    return;
  }
  if (part.ratio < 1) tell.setStage("loading", part.note, part);
  else tell.setStage(turnNumber === 1 ? "submitted" : "processing");
}

/** A call with an id of its own, the name of a command where one is meant, and an object as input, whatever the model sent. */
function checkedCall(given: ToolCall, session: Session): ToolCall {
  const id = session.conversation.callIds.take(typeof given.id === "string" ? given.id : "");
  const call = { ...given, name: nameOf(given.name, session) };
  const input: unknown = call.input;
  if (isJsonObject(input) && !isTooDeep(input)) return { ...call, id };
  if (input === null || input === undefined || input === "") return { ...call, id, input: {} };
  return {
    id,
    name: call.name,
    input: {},
    rawInput: isTooDeep(input) ? topOf(call.input) : cutText(JSON.stringify(input), 500),
  };
}

function nameOf(name: string, { registry }: Session): string {
  if (registry.get(name) !== undefined) return name;
  const names = registry.commands.map((command) => command.name);
  return commandCalled(name, names) ?? name;
}

/** The first levels of what is nested too deep to be written out whole. */
function topOf(input: JsonObject): string {
  return JSON.stringify(shrink(input, { items: 1, text: 40, depth: 6 }, { items: false, text: false, depth: false }));
}

/** Text that comes in a row is one block; text without content is never kept: providers refuse it. */
function createBlockList() {
  const blocks: Block[] = [];
  let open = "";
  function close(): readonly Block[] {
    const text = toWellFormed(open);
    open = "";
    if (text.trim() !== "") blocks.push({ type: "text", text });
    return blocks;
  }
  return {
    addText(text: string): void {
      open += text;
    },
    add(block: Block): void {
      close();
      blocks.push(block);
    },
    end: close,
  };
}

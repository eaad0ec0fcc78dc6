import type { ToolCall } from "@/ai/history/messages";
import type { ProviderPart, ProviderRequest } from "@/ai/port/provider-port";
import type { SuggestedCalls } from "@/ai/port/small-details";
import type { ProviderNote } from "@/ai/results/provider-note";
import { inSlices } from "@/lib/in-slices";
import { readySteps } from "./chart/read";
import { mayConcernTexts } from "./courses/concerns-texts";
import { type OffersOf, withAnswer } from "./dialogue/answered-question";
import { detectLanguage } from "./languages/detect-language";
import { createForeignReader, type ForeignReader, speechFor } from "./languages/read-foreign";
import { isNotUnderstood } from "./meaning/act-effects";
import { readingModel, toRecord } from "./meaning/recorded-acts";
import { createMeaningsLoader, type ReadMeaningFile } from "./meanings/load-meanings";
import { heldBackIn, suggestedBy } from "./parse/suggested";
import { understandingOf } from "./parse/understands";
import { nextInParts } from "./parts/next-in-parts";
import { withPartsApart } from "./parts/part-marks";
import { type Asked, asAsked } from "./plan/asked/as-asked";
import { learnNext, type Next, planNext } from "./plan/plan";
import { shownReading } from "./reading/shown-reading";
import { type FindNearer, withNearWords } from "./schema/near-senses";

const noUsage = { inputTokens: 0, outputTokens: 0 } as const;

/** Everything that understands. */
interface Reader {
  answer(request: ProviderRequest, signal: AbortSignal): AsyncIterable<ProviderPart>;
  understands(request: ProviderRequest): Promise<"whole" | "look-up" | "no">;
  suggests(request: ProviderRequest): Promise<SuggestedCalls | null>;
}

interface Reading {
  readonly planned: (asked: Asked) => Promise<Next>;
  /** "The first" after a question, said in full. */
  readonly inFull: ForeignReader;
}

/** What every message is read with is made ready here, so that the first takes no long task. */
export async function createReader(dictionaries: ReadMeaningFile | undefined): Promise<Reader> {
  await inSlices(readySteps());
  const nearer = dictionaries === undefined ? null : nearerBy(dictionaries);
  const inEnglish = createForeignReader(nearer);
  const readByGraph = async ({ request, ...asked }: Asked): Promise<Next> => {
    const calls = asked.goesOn?.acts ? [] : await learnNext(request);
    if (calls.length > 0) return { kind: "calls", calls, acts: null };
    const said = request.history.at(-1)?.user ?? "";
    const say = await speechFor(request, nearer);
    return planNext(await inEnglish(request), { ...asked, said, say, findNearer: nearer });
  };
  const planned = async (asked: Asked): Promise<Next> => {
    const { request } = asked;
    if (asked.goesOn?.acts || !mayConcernTexts(request)) return readByGraph(asked);
    const texts = await import("./courses/ask-texts");
    const plain = async (): Promise<Next> => readByGraph({ ...asked, request: texts.withoutTexts(request) });
    return texts.nextFromTexts(request) ?? texts.orFromTexts(request, await plain());
  };
  const inParts = async (asked: Asked): Promise<Next> =>
    hasParts(asked.request) ? nextInParts(asked, planned, speechFor) : planned(asked);
  const offersOf: OffersOf = async (earlier) => {
    const next = await inParts(asAsked(earlier));
    return next.kind === "answer" ? next.choices : [];
  };
  // Nothing was asked before the first message.
  const inFull: ForeignReader = async (request) =>
    request.history.length < 2 ? request : withAnswer(request, offersOf);
  return {
    answer: (request, signal) => answer(request, signal, { planned: inParts, inFull }),
    async understands(given) {
      const { request, goesOn, isOthers } = asAsked(withPartsApart(given));
      if (goesOn !== undefined) return "whole";
      const asked = await askedOfTexts(request);
      if (asked !== null) return asked === "outline" ? "whole" : "no";
      // Who made a plan goes on with it.
      return await understandingOf(await inEnglish(await inFull(isOthers ? given : request)));
    },
    async suggests(given) {
      const asked = asAsked(withPartsApart(given));
      if (asked.goesOn) return null;
      const full = { ...asked, request: await inFull(asked.request) };
      const next = await planned(full);
      const { acts, leftOut } = heldBackIn(next);
      return acts === null ? suggestedBy(next) : suggestedBy(await readByGraph({ ...full, taken: acts }), leftOut);
    },
  };
}

async function askedOfTexts(request: ProviderRequest): Promise<"outline" | "texts" | null> {
  return mayConcernTexts(request) ? (await import("./courses/ask-texts")).asksOfTexts(request) : null;
}

/** Whether a message may hold several requests, told from little. */
function hasParts({ history }: ProviderRequest): boolean {
  const said = history.at(-1)?.user ?? "";
  return /[.;!?,)*-]\s+[\p{L}"]|[。；！？，、]|\s(?:and|then|but|also|und|dann|y|luego|et|puis|ensuite)\s/iu.test(said);
}

/** Dictionaries come with the first word nobody knows; where they cannot be had, it stays unknown. */
function nearerBy(dictionaries: ReadMeaningFile): FindNearer {
  const meaningsOf = createMeaningsLoader(dictionaries);
  return async (schema, words, said) => {
    try {
      const language = detectLanguage(said) ?? "en";
      return withNearWords(schema, words, await meaningsOf(language), language);
    } catch {
      return { schema, taken: [], offered: [] };
    }
  };
}

async function* answer(
  request: ProviderRequest,
  signal: AbortSignal,
  { planned, inFull }: Reading,
): AsyncIterable<ProviderPart> {
  const asked = asAsked(withPartsApart(request));
  const next = await planned(asked.goesOn ? asked : { ...asked, request: await inFull(asked.request) });
  await breath();
  if (signal.aborted) return;
  if (next.plan) yield note({ plan: { steps: next.plan, ...(asked.goesOn && { goesOn: true }) } });
  if (next.kind === "answer") return yield* tell(next, signal);
  if (next.part) yield note({ requests: next.part.parts.length });
  const raw = toRecord(next);
  if (raw !== null) yield { type: "reasoning", model: readingModel, raw };
  let number = callCount(request);
  for (const { name, input } of next.calls) {
    await breath();
    if (signal.aborted) return;
    number += 1;
    const call: ToolCall = { id: `call_${number}`, name, input };
    yield { type: "tool-call-delta", callId: call.id, name, argumentsText: JSON.stringify(input) };
    yield { type: "tool-call", call };
  }
  yield { type: "finish", reason: "tool-calls", usage: noUsage };
}

function note(raw: ProviderNote): ProviderPart {
  return { type: "note", from: "builtin", raw };
}

/** An answer, and what comes with it as data: the reading last, so that nobody waits for it. */
async function* tell(
  next: Extract<Next, { readonly kind: "answer" }>,
  signal: AbortSignal,
): AsyncIterable<ProviderPart> {
  const { choices, isLost } = next;
  if (choices.length > 0) yield note({ choices: choices.map(({ say }) => say), ...(isLost && { isLost }) });
  const acts = next.read?.acts ?? [];
  // What comes next goes on with what was said before it.
  const isAside = acts[0]?.do === "basis" || acts.some(isNotUnderstood);
  const hasOffers = choices.length > 0;
  if (isAside || hasOffers) yield { type: "reasoning", model: readingModel, raw: { isAside, hasOffers } };
  yield* speak(next.text, signal);
  if (signal.aborted) return;
  const reading = next.read && shownReading(next.read);
  if (reading) yield note({ reading });
  if (!signal.aborted) yield { type: "finish", reason: "stop", usage: noUsage };
}

/** An answer in pieces of a few words; other work gets its turn between them. */
async function* speak(text: string, signal: AbortSignal): AsyncIterable<ProviderPart> {
  const words = text.match(/\S+\s*|\s+/gu) ?? [];
  const size = Math.max(3, Math.ceil(words.length / 200));
  for (let at = 0; at < words.length; at += size) {
    if (at > 0) await breath();
    if (signal.aborted) return;
    yield { type: "text-delta", text: words.slice(at, at + size).join("") };
  }
}

function breath(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 0));
}

/** Calls of the conversation so far, so that new ids are new. */
function callCount({ history }: ProviderRequest): number {
  const calls = history.flatMap(({ rounds }) => rounds.flatMap((round) => round.calls));
  return calls.reduce((most, { id }) => Math.max(most, Number(/^call_(\d+)$/u.exec(id)?.[1] ?? 0)), 0);
}

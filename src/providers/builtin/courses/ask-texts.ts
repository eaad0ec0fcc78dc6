import type { Exchange } from "@/ai/history/messages";
import { blocksText } from "@/ai/history/messages";
import type { GraphContext, ProviderRequest } from "@/ai/port/provider-port";
import { mentionedIds } from "@/ai/sources/cited-sources";
import { detectLanguage } from "../languages/detect-language";
import type { ForeignLanguage } from "../languages/language-types";
import { isHarmless } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import { toOutcome } from "../plan/outcome";
import type { Next } from "../plan/plan";
import { replay } from "../plan/whole-plan";
import { leftOpen } from "../reading/left-open";
import { normalise } from "../text/tokens";
import { type AnswerWords, answerWords } from "./answer/answer-words";
import { coursesIn } from "./answer/compose";
import { inert } from "./answer/inert";
import { passagesIn } from "./answer/passages";
import { hasTexts, isOfTexts } from "./concerns-texts";
import { readLastResort, readRequest } from "./reading/read-request";
import type { Library, Quoted, Reading, Talk } from "./reading/reading";
import { leftOver, toTopic } from "./reading/topic-text";
import { planRounds } from "./rounds/plan-rounds";

/** The next calls or the answer where the running message is about courses or texts; null: it is not, or they do not tell. */
export function nextFromTexts(request: ProviderRequest): Next | null {
  const running = request.history.at(-1);
  if (running === undefined || !canRead(request, running)) return null;
  const library = libraryOf(request);
  const { reading, talk } = readConversation(request.history, library);
  if (reading === null) return null;
  return nextOf(reading, { request, running, library, talk });
}

const ofOutlines: ReadonlySet<Reading["kind"]> = new Set(["courses", "outline", "detail", "lessons"]);

/** Whether the running message asks for what outlines tell whole, or for what texts say (found, not understood); null: neither. */
export function asksOfTexts(request: ProviderRequest): "outline" | "texts" | null {
  const running = request.history.at(-1);
  if (running === undefined || !canRead(request, running)) return null;
  const { reading } = readConversation(request.history, libraryOf(request));
  if (reading === null) return null;
  return ofOutlines.has(reading.kind) ? "outline" : "texts";
}

interface Answering {
  readonly request: ProviderRequest;
  readonly running: Exchange;
  readonly library: Library;
  readonly talk: Talk;
}

function nextOf(reading: Reading, { request, running, library, talk }: Answering): Next | null {
  const next = replay(
    planRounds(reading, { library, talk, words: wordsOf(request.history) }),
    { rounds: running.rounds.filter(hasTexts) },
    request,
  );
  if ("calls" in next) return { kind: "calls", calls: next.calls, acts: null };
  return next.end === "" ? null : { kind: "answer", text: next.end, choices: [] };
}

/** What the other readers make of it; where they did not understand it, or not the whole of it, what a search of the texts finds. */
export function orFromTexts(request: ProviderRequest, read: Next): Next {
  const running = request.history.at(-1);
  if (running === undefined || !canRead(request, running)) return read;
  if (read.kind === "calls" && read.acts === null && running.rounds.length === 0) return besideTexts(request, read);
  const library = libraryOf(request);
  if (isHint(read)) return withHandbook(read, { request, running, library, talk: nothingSaid });
  const reading = lastReading(running.user, read, library);
  if (reading === null || (isBeyond(read) && reading.isOfTexts !== true)) return read;
  const next = nextOf(reading, { request, running, library, talk: nothingSaid });
  return next ?? (reading.isOfTexts === true ? nothingOf(reading.topic, request) : read);
}

/** What the texts are to tell of what the graph did not, or not wholly. */
function lastReading(user: string, read: Next, library: Library): ReturnType<typeof readLastResort> {
  const isHalfRead = library.kind === "courses" && isPartly(read);
  const open = isHalfRead ? [] : openIn(read, library);
  const reading = open === null ? null : readLastResort(user, library, open);
  return reading?.kind === "topic" && isHalfRead ? { ...reading, orElse: true } : reading;
}

/** What of a question is left to texts: none of its words by name, where nothing of it was read; null: nothing is. */
function openIn(read: Next, library: Library): readonly string[] | null {
  const isNotRead = read.kind === "answer" && (read.isLost === true || isBeyond(read));
  if (isNotRead) return [];
  return library.kind === "texts" ? leftOpen(read) : null;
}

/** A question that the graph was asked by a part of its words: documents were opened to be asked, so their texts are. */
function isPartly(read: Next): boolean {
  if (read.kind !== "answer" || read.isLost === true || isBeyond(read)) return false;
  const acts = actsIn(read);
  const isDoubtful = (act: Act): boolean =>
    "isGuess" in act || /^(?:partly|held|lost|lacks|noSuch)$/u.test(act.do) || read.isUnmet === true;
  return acts.length > 0 && acts.every(isHarmless) && acts.some(isDoubtful);
}

type Answer = Extract<Next, { readonly kind: "answer" }>;

/** What an answer came of; none where it still looks up. */
function actsIn(read: Next): readonly Act[] {
  return (read.kind === "answer" ? read.read?.acts : null) ?? [];
}

/** It tells how an edit is said. */
function isHint(read: Next): read is Answer {
  const acts = actsIn(read);
  return acts.length > 0 && acts.every((act) => act.do === "howTo");
}

/** The handbook tells more of it. */
function withHandbook(hint: Answer, answering: Answering): Next {
  const topic = toTopic(answering.running.user);
  const next = nextOf({ kind: "topic", topic, place: {}, isDefinition: false }, answering);
  return next?.kind === "answer" ? { ...hint, text: `${hint.text}\n\n${next.text}` } : (next ?? hint);
}

/** The graph does not know it. */
function isBeyond(read: Next): boolean {
  const acts = actsIn(read);
  return acts.length > 0 && acts.every((act) => act.do === "cannot" && act.why === "world");
}

/** Where the texts were asked by name, that they say nothing is an answer. */
function nothingOf(topic: string, { history }: ProviderRequest): Next {
  const words = wordsOf(history);
  return { kind: "answer", text: words.nothing(inert(leftOver(topic) || topic), ""), choices: [] };
}

/** Names are looked up before a question is read; the texts it may be of are searched in the same round. */
function besideTexts(request: ProviderRequest, learning: Extract<Next, { readonly kind: "calls" }>): Next {
  const read = orFromTexts(request, { kind: "answer", text: "", choices: [], isLost: true });
  return read.kind === "calls" ? { ...learning, calls: [...learning.calls, ...read.calls] } : learning;
}

/** The request without what was looked up in texts for its running message: for the other readers, who do not know of it. */
export function withoutTexts(request: ProviderRequest): ProviderRequest {
  const running = request.history.at(-1);
  if (running === undefined || !running.rounds.some(isOfTexts)) return request;
  const rounds = running.rounds.filter((round) => !isOfTexts(round));
  return { ...request, history: [...request.history.slice(0, -1), { ...running, rounds }] };
}

function canRead({ tools }: ProviderRequest, running: Exchange): boolean {
  return tools.some(({ name }) => name === "searchContent") || running.rounds.some(hasTexts);
}

const reach = 6;
const nothingSaid: Talk = { reading: null, quoted: [], course: null, said: "" };

function languageOf(history: readonly Exchange[]): ForeignLanguage | null {
  return history.slice(-reach).reduce<ForeignLanguage | null>((before, { user }) => detectLanguage(user, before), null);
}

function wordsOf(history: readonly Exchange[]): AnswerWords {
  return answerWords[languageOf(history) === "de" ? "de" : "en"];
}

/** The messages one after the other: each leans on how the one before it was read and answered. */
function readConversation(
  history: readonly Exchange[],
  library: Library,
): { readonly reading: Reading | null; readonly talk: Talk } {
  let talk = nothingSaid;
  for (const exchange of history.slice(0, -1)) talk = talkAfter(exchange, talk, library);
  const user = history.at(-1)?.user ?? "";
  return { reading: readRequest(user, talk, library), talk };
}

/** An exchange that looked nothing up was about something else, or showed again what was quoted. */
function talkAfter(exchange: Exchange, talk: Talk, library: Library): Talk {
  const read = readRequest(exchange.user, talk, library);
  if (read?.kind === "origin" || read?.kind === "passage") return talk;
  const rounds = exchange.rounds.filter(hasTexts);
  if (rounds.length === 0) return { ...talk, reading: read !== null && exchange.rounds.length === 0 ? read : null };
  const outcomes = rounds.flatMap(({ results }) => results.map(toOutcome));
  const said = blocksText(exchange.answer ?? []);
  const passages = new Map(outcomes.flatMap(passagesIn).map((passage): [string, Quoted] => [passage.id, passage]));
  const quoted = mentionedIds(said).flatMap((id) => passages.get(id) ?? []);
  const outlined = outcomes.flatMap(coursesIn);
  const course = quoted[0]?.course ?? (outlined.length === 1 ? outlined[0]?.title : undefined) ?? null;
  return { reading: read, quoted: quoted.length > 0 ? quoted : talk.quoted, course: course ?? talk.course, said };
}

/** What the open graph has to read. */
function libraryOf({ context: { profile }, facts }: ProviderRequest): Library {
  if (facts?.library === undefined) return { kind: "none" };
  const { attributes, courses } = facts.library;
  if (courses.length === 0) return { kind: "texts", own: ownWords(profile), attributes: attributes.map(normalise) };
  const titles = courses.map(({ title }) => title);
  return { kind: "courses", titles, courses, isHandbook: /handbook/iu.test(profile.name) };
}

/** What the graph calls its attributes and kinds. */
function ownWords({ nodeAttributes, nodeTypeAttribute }: GraphContext["profile"]): readonly string[] {
  const kinds = nodeAttributes.find(({ name }) => name === nodeTypeAttribute)?.values ?? [];
  return [...nodeAttributes.map(({ name }) => name), ...kinds.map(({ value }) => String(value))].map(normalise);
}

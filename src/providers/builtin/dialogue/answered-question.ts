import { blocksText, type Exchange } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { recordsOf } from "../meaning/recorded-acts";
import { normalise } from "../text/tokens";
import { mayName, namedChoice } from "./named-choice";
import type { Choice } from "./offered-choices";

/** What the answer to the last message of a request offers to choose from. */
export type OffersOf = (earlier: ProviderRequest) => Promise<readonly Choice[]>;

/**
 * "the first", "2", "yes", "the dog" after a question of the assistant's, "yes, the cats instead" after its offers: the
 * request with the message that was offered in its place. Any other request as it is.
 */
export async function withAnswer(request: ProviderRequest, offersOf: OffersOf): Promise<ProviderRequest> {
  const running = request.history.at(-1);
  const before = request.history.at(-2);
  if (running === undefined || before === undefined) return request;
  const isAnswer = mayAnswer(running, before);
  if (!isAnswer && !mayName(running.user, blocksText(before.answer ?? []))) return request;
  const offers = await offersOf({ ...request, history: request.history.slice(0, -1) });
  const chosen = isAnswer ? chosenOf(offers, running.user) : undefined;
  const meant = chosen ?? namedChoice(offers, before.user, running.user);
  if (meant === undefined) return request;
  return { ...request, history: [...request.history.slice(0, -1), { ...running, user: meant.mean }] };
}

/** Short as an answer, or anything after an offer but a question and "no dogs", which turns it down. */
function mayAnswer({ user }: Exchange, { answer = [] }: Exchange): boolean {
  const isAsked = recordsOf({ blocks: answer }).some((record) => record["hasOffers"] === true);
  const isOwn = /[?？]|^\s*no [^,;.!]+$/iu.test(user);
  return (isAsked && !isOwn && user.length <= 300) || isYes(answerIn(user)) || placeIn(answerIn(user)) >= 0;
}

function answerIn(text: string): string {
  return normalise(text)
    .replace(/[.!?,。、！？]+/gu, " ")
    .replace(/ +/gu, " ")
    .trim();
}

function chosenOf(offers: readonly Choice[], text: string): Choice | undefined {
  const answer = answerIn(text);
  const said = offers.find(({ say }) => answerIn(say) === answer);
  if (said !== undefined) return said;
  if (isYes(answer)) return offers.length === 1 ? offers[0] : undefined;
  return offers[placeIn(answer)] ?? holding(offers, bareOf(answer));
}

/** "Ann Moss" of "Where does Ann Moss live?": the only one that says it. */
function holding(offers: readonly Choice[], answer: string): Choice | undefined {
  if (answer.length < 2 || answer.split(" ").length > 4) return undefined;
  const [only, second] = offers.filter(({ say }) => ` ${answerIn(say)} `.includes(` ${answer} `));
  return second === undefined ? only : undefined;
}

function isYes(answer: string): boolean {
  return yes.has(answer) || yes.has(bareOf(answer));
}

/** -1 where it names no place. */
function placeIn(answer: string): number {
  const bare = bareOf(answer);
  return bare === "" ? -1 : places.findIndex((words) => words.split(" ").includes(bare));
}

function bareOf(answer: string): string {
  return answer
    .replace(/^(?:i mean|i meant|the|no|yes|number|no\.|option|ja|sí|oui|der|die|das|el|la|le) /u, "")
    .replace(/^(?:the|der|die|das|el|la|le) /u, "")
    .replace(/ (?:one|please|bitte|por favor|s'il te plaît)$/u, "");
}

const yes = new Set([
  ...[
    "yes",
    "yep",
    "yeah",
    "yup",
    "sure",
    "correct",
    "right",
    "exactly",
    "go ahead",
    "do it",
    "please do",
    "yes please",
    "ok",
  ],
  ...[
    "ja",
    "genau",
    "ja bitte",
    "richtig",
    "sí",
    "si",
    "claro",
    "oui",
    "exact",
    "d'accord",
    "是",
    "是的",
    "对",
    "好",
    "はい",
    "そうです",
  ],
]);

const places: readonly string[] = [
  "first 1 1st one a erste ersten erster primero primera premier première 第一个 一番目 最初",
  "second 2 2nd two b zweite zweiten zweiter segundo segunda deuxième second 第二个 二番目",
  "third 3 3rd three c dritte dritten tercero tercera troisième 第三个 三番目",
  "fourth 4 4th four d vierte vierten cuarto cuarta quatrième 第四个 四番目",
  "fifth 5 5th five e fünfte fünften quinto quinta cinquième 第五个 五番目",
];

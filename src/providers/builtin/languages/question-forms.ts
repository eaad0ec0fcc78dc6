import { phraseLines, wordLines } from "@/lib/text/lines";

/** How a question begins, in any of the languages. */
const openings = [
  "who|whom|whose|what|which|where|when|why|how|is|are|was|were|does|did|has|is there|are there",
  phraseLines`
    wer|wem|wen|wessen|welche|welcher|welches|welchen|welchem|wo|wie|wann|warum|wieso|weshalb|womit|wovon|woher|wohin
    gibt|ist|sind|war|waren|hat|existiert|existieren
  `,
  "quién|quiénes|qué|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|dónde|cuándo|cómo|hay|es|son|está|están|tiene|tienen|existe|existen",
  "qui|que|quel|quelle|quels|quelles|où|quand|pourquoi|comment|combien|est|sont|est-ce|y",
].map((row) => new Set(row.split("|")));

/** What asks somebody to do something, though it is asked. */
const requests = [
  "can|could|would|will|how about|what about|why not|why don't|why don’t|what if|is it possible|is there a way|have",
  "kannst|könntest|würdest|magst|willst|können|könnten|würden|kann|könnte|wie wäre|warum nicht|ist es möglich|was ist mit",
  "puedes|podrías|puede|podría|quieres|es posible|qué tal|por qué no|qué hay de",
  "peux|pouvez|pourrais|pourriez|veux|voudrais|est-il possible|pourquoi pas|est-ce que tu|et si|qu'en est-il",
].flatMap((row) => row.split("|"));

/** Where words are not apart: what a request ends or holds. */
const asksFavour = /能|可以|可否|请|帮|麻烦|呢[？?]|ください|くれ|もらえ|もらい|いただ|ませんか|お願い|どう[？?]/u;

/** What a message goes on with, before what it says. */
const leads = new Set(
  "and|und|y|et|ok|okay|so|but|also|aber|also|dann|then|now|jetzt|pero|mais|alors|entonces|oder|or|o|ou".split("|"),
);

const verbs = new Set(
  wordLines`
    show hide select color make highlight delete add connect disconnect rename set arrange group sort compare enlarge
    shrink undo redo reset zoom remember calculate paint colour use turn put draw give change remove drop restore
    bring let keep only apply label
  `.split(" "),
);

/** What ends the part before a verb that is told. */
const joints = new Set([
  ",",
  ".",
  ";",
  ":",
  "!",
  "?",
  "-",
  "–",
  "and",
  "then",
  "but",
  "please",
  "so",
  "now",
  "also",
  "to",
]);

/**
 * A message that asks and asks nobody to do anything: it begins as a question does, or ends in a question mark with no verb of a
 * command. What goes on with a change ("and the dogs?") is none. `english`: the same message in English.
 */
export function isPlainQuestion(said: string, english: string): boolean {
  const [own, plain] = [wordsOf(said), wordsOf(english)];
  if (isRequest(own) || asksFavour.test(said) || isRequest(plain) || tells(plain)) return false;
  if (opens(own) || opens(plain)) return true;
  return /[?？]\s*$|[吗么か]\s*[。]?$/u.test(said) && !isLed(own) && !isLed(plain);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\p{N}¿¡]/gu) ?? [];
}

function isLed([first = ""]: readonly string[]): boolean {
  return leads.has(first);
}

function withoutLeads(words: readonly string[]): readonly string[] {
  return words.slice(words.findIndex((word) => !leads.has(word) && !joints.has(word)));
}

function opens(words: readonly string[]): boolean {
  const [first = ""] = withoutLeads(words);
  return openings.some((row) => row.has(first));
}

function isRequest(words: readonly string[]): boolean {
  const text = `${withoutLeads(words).join(" ")} `;
  return requests.some((request) => text.startsWith(`${request} `));
}

/** A verb of a command stands where one is told to do something. */
function tells(words: readonly string[]): boolean {
  return words.some((word, at) => verbs.has(word) && (at === 0 || joints.has(words[at - 1] ?? "")));
}

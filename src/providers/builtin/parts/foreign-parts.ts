import { greatest } from "@/lib/lists/whole-lists";
import { phraseLines } from "@/lib/text/lines";
import { sentencesOf } from "../chart/sentences";
import type { ForeignTongue } from "../say/speech";
import type { Schema } from "../schema/schema";
import { tokenise, writtenOf } from "../text/tokens";

interface PartWords {
  /** A new request begins behind it, whatever it is. */
  readonly strong: string;
  /** Persons and what is theirs: who that is, the request before says. */
  readonly whose: string;
  /** Whatever points back. */
  readonly back: string;
}

/** Words with which one message puts a request behind another; one row a language. */
const words: Readonly<Record<ForeignTongue, PartWords>> = {
  de: {
    strong: phraseLines`
      und dann|und danach|und anschließend|und zum schluss|und zuletzt|dann|danach|anschließend|zum schluss|zuletzt
      schließlich|außerdem|als nächstes
    `,
    whose: "er|ihr|ihre|ihren|ihrem|ihrer|ihres|deren|dessen|sein|seine|seinen|seinem|seiner",
    back: phraseLines`
      sie|er|es|ihn|ihm|ihnen|ihr|ihre|ihren|ihrem|ihrer|deren|dessen|sein|seine|diese|dieser|dieses|diesen|davon
      damit|dort|die anderen|den rest
    `,
  },
  es: {
    strong:
      "y luego|y después|y entonces|y finalmente|y por último|luego|después|entonces|finalmente|por último|además",
    whose: "él|ella|ellos|ellas|su|sus",
    back: "lo|la|los|las|él|ella|ellos|ellas|su|sus|eso|esto|esos|esas|estos|estas|el resto|los demás|las demás|allí",
  },
  fr: {
    strong: "et puis|et ensuite|et après|et enfin|puis|ensuite|après ça|enfin|finalement|pour finir",
    whose: "il|elle|ils|elles|son|sa|ses|leur|leurs",
    back: "le|la|les|il|elle|ils|elles|son|sa|ses|leur|leurs|ça|cela|ceux-ci|celles-ci|les autres|le reste|là",
  },
  zh: {
    strong: "然后再|然后|接着|接下来|之后再|最后|再把|再将",
    whose: "他们的|她们的|它们的|他的|她的|它的|他有|她有",
    back: "他们|她们|它们|他|她|它|这些|那些|其余|其他的",
  },
  ja: {
    strong: "それから|その後|次に|続いて|そして|最後に",
    whose: "彼らの|彼女の|彼の|それらの|その人",
    back: "それら|それ|これら|これ|彼ら|彼女|彼|その|残り",
  },
};

/** Written without spaces. */
type Dense = "zh" | "ja";

function isDense(language: ForeignTongue): language is Dense {
  return language === "zh" || language === "ja";
}

/** The requests of a message of that language, each as a message of its own. */
export function foreignParts(message: string, schema: Schema, language: ForeignTongue): readonly string[] {
  return isDense(language) ? denseParts(message, language) : spacedParts(message, schema, language);
}

/** At ends of sentences, at semicolons and at words that put a request behind another. */
function spacedParts(message: string, schema: Schema, language: Exclude<ForeignTongue, Dense>): readonly string[] {
  const joints = phrasesOf(words[language].strong);
  return sentencesOf(tokenise(message), schema).flatMap(({ tokens, isQuestion }) => {
    const said = piecesOf(tokens, joints).flatMap((piece) => writtenIn(message, piece) || []);
    return said.map((piece, at) => `${piece}${isQuestion && at === said.length - 1 ? "?" : ""}`);
  });
}

function piecesOf(tokens: Tokens, joints: readonly (readonly string[])[]): readonly Tokens[] {
  const pieces: Tokens[] = [];
  let start = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const size = at < start ? 0 : jointAt(tokens, at, joints);
    if (size === 0 || at + size >= tokens.length) continue;
    pieces.push(tokens.slice(start, at));
    start = at + size;
  }
  return [...pieces, tokens.slice(start)];
}

/** How many words stand between two requests here; 0: the same one goes on. */
function jointAt(tokens: Tokens, at: number, joints: readonly (readonly string[])[]): number {
  if (tokens[at]?.norm === ";") return 1;
  const comma = tokens[at]?.norm === "," ? 1 : 0;
  const longest = greatest(
    joints.map((joint) => (isAt(tokens, at + comma, joint) ? joint.length : 0)),
    0,
  );
  return longest === 0 ? 0 : comma + longest;
}

type Tokens = ReturnType<typeof tokenise>;

function isAt(tokens: Tokens, at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, place) => tokens[at + place]?.norm === word && tokens[at + place]?.kind === "word");
}

function writtenIn(message: string, tokens: Tokens): string {
  return writtenOf(
    tokens.map((token) =>
      token.kind === "quoted" && message.includes(token.text) ? { ...token, text: `"${token.text}"` } : token,
    ),
  ).trim();
}

function denseParts(message: string, language: Dense): readonly string[] {
  const ends = new RegExp(`(?<=[。！？!?;；])|[，、,]?(?:${words[language].strong})[，、,]?`, "u");
  return message
    .split(ends)
    .map((part) => part.replace(/[。;；，、\s]+$/u, "").trim())
    .filter((part) => part !== "");
}

/** A part says one of these words. */
export function saysForeign(part: string, language: ForeignTongue, row: "whose" | "back"): boolean {
  if (isDense(language)) return words[language][row].split("|").some((word) => part.includes(word));
  const tokens = tokenise(part);
  return phrasesOf(words[language][row]).some((phrase) => tokens.some((_, at) => isAt(tokens, at, phrase)));
}

function phrasesOf(row: string): readonly (readonly string[])[] {
  return row.split("|").map((phrase) => phrase.split(" "));
}

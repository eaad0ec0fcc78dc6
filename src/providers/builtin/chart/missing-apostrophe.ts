import { endNamed } from "../lexicon/relation-nouns";
import { relationsOf } from "../schema/relation-match";
import type { Schema } from "../schema/schema";
import { singulars } from "../text/inflect";
import { normalise, type Token } from "../text/tokens";

/** "emma finchs parents": what is Emma Finch's, where no word of the graph is written so. */
export function withApostrophes(tokens: readonly Token[], schema: Schema): readonly Token[] {
  return tokens.flatMap((token, at) => (isOwner(tokens, at, schema) ? parted(token) : [token]));
}

const longestName = 4;
const contracted: ReadonlySet<string> = new Set(["whos", "wheres", "thats", "theres"]);

function isOwner(tokens: readonly Token[], at: number, schema: Schema): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token !== undefined && contracted.has(token.norm) && next !== undefined) return true;
  if (token?.kind !== "word" || next?.kind !== "word" || !/\p{L}{2}s$/u.test(token.norm)) return false;
  return isNoun(next.norm, schema) && isNameBefore(tokens, at, schema);
}

/** "screws go" are several screws: only a noun of the graph is somebody's. */
function isNoun(norm: string, schema: Schema): boolean {
  const forms = singulars(norm);
  if (forms.some((form) => schema.senses.has(form))) return true;
  return relationsOf(schema).some(({ stems: [stem = ""] }) => endNamed(stem, norm) !== null);
}

function isNameBefore(tokens: readonly Token[], at: number, { senses }: Schema): boolean {
  for (let start = Math.max(0, at + 1 - longestName); start <= at; start += 1) {
    const whole = tokens
      .slice(start, at + 1)
      .map(({ norm }) => norm)
      .join(" ");
    const name = whole.slice(0, -1);
    if (senses.get(whole)?.every((sense) => sense.kind !== "value" || normalise(String(sense.value)) !== name) === true)
      return false;
    if (senses.get(name)?.some(({ kind }) => kind === "label") === true) return true;
  }
  return false;
}

function parted(token: Token): readonly Token[] {
  const [text, norm] = [token.text.slice(0, -1), token.norm.slice(0, -1)];
  return [
    { ...token, text, norm },
    { kind: "word", text: "'s", norm: "'s", spaced: false },
  ];
}

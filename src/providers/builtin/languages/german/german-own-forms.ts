import { phraseKey, type Schema } from "../../schema/schema";
import { wordsOfName } from "../../text/tokens";
import type { OwnForm } from "../language-types";

type Form = OwnForm & { readonly word: string };

/** "Annas Gehalt", "des Hauses Nord", and "wohnen im" where edges say "wohnt_in". */
export function germanOwnForms({ senses }: Schema, text: string): readonly Form[] {
  const known = [...senses.values()].flat();
  const names = known.flatMap((sense) => (sense.kind === "label" && sense.isGuess !== true ? [sense.label] : []));
  const kinds = known.flatMap((sense) =>
    sense.kind === "value" && sense.target === "edges" && typeof sense.value === "string" ? [sense.value] : [],
  );
  const low = text.toLowerCase();
  return [
    ...[...new Set(kinds)].slice(0, most).flatMap(verbForms),
    ...[...new Set(names)].flatMap((name) => genitives(name, senses)),
  ].filter(({ word }) => low.includes(word));
}

const most = 60;

function genitives(name: string, senses: Schema["senses"]): readonly Form[] {
  const [first = "", ...rest] = name.split(" ");
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(first) || /[.*+?^${}()|[\]\\]/u.test(name)) return [];
  const own = /[sxzß]$/u.test(name) ? [] : [form(`${name}s`, () => [lookedUp(`${name}s`, name, senses), "'s"])];
  const ends = rest.length === 0 || /[aeiou]$/u.test(first) ? [] : ["s", "es"];
  return [...own, ...ends.map((end) => form([`${first}${end}`, ...rest].join(" "), () => [name]))];
}

/** The name is known by the words it was looked up by. */
function lookedUp(words: string, name: string, senses: Schema["senses"]): string {
  return senses.has(phraseKey(words)) ? words : name;
}

/** Of "wohnt in": "wohnen", "wohnt im", "wohnte", "gewohnt". */
function verbForms(kind: string): readonly Form[] {
  const [verb = "", preposition, third] = wordsOfName(kind).split(" ");
  const stem = verb.replace(/(?<=[dt])et$|t$|en$/u, "");
  if (third !== undefined || stem === verb || stem.length < 3) return [];
  const link = /[dt]$/u.test(stem) ? "e" : "";
  const forms = [`${stem}${link}t`, `${stem}en`, `${stem}${link}te`, `${stem}${link}ten`, `ge${stem}${link}t`];
  const ends = preposition === undefined ? [] : [preposition, ...(contracted[preposition] ?? [])];
  return forms.map((word) => form(word, (hasEnd) => [hasEnd ? `${verb} ${preposition ?? ""}` : verb], ends));
}

const contracted: Readonly<Record<string, readonly string[]>> = {
  in: ["im", "ins"],
  an: ["am", "ans"],
  bei: ["beim"],
  zu: ["zum", "zur"],
  von: ["vom"],
  auf: ["aufs"],
  für: ["fürs"],
};

function form(word: string, meant: OwnForm["meant"], ends: readonly string[] = []): Form {
  const end = ends.length === 0 ? "" : `(?:\\s+(${ends.join("|")}))?`;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${word}${end}(?![\\p{L}\\p{N}])`, "giu");
  return { word: word.toLowerCase(), pattern, meant };
}

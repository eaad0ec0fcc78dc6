import { editDistance } from "@/lib/text/edit-distance";
import type { Schema } from "../../schema/schema";
import { bare } from "../fold";

/**
 * The word of the graph that a word of another language looks like: "Pinguine" and "pingüinos" are "penguin", "Kioto" is "Kyoto".
 * Null where none or several do; short words are too much alike to tell.
 */
export function cognate(word: string, schema: Schema): string | null {
  const sought = skeleton(word);
  if (word.length < 5 || sought.length < 4) return null;
  const known = [...skeletons(schema)];
  const same = known.filter(([, consonants]) => consonants === sought);
  const near = same.length > 0 ? same : known.filter(([, consonants]) => isNear(sought, consonants));
  const found = new Set(near.map(([name]) => name));
  return found.size === 1 ? (near[0]?.[0] ?? null) : null;
}

function isNear(sought: string, consonants: string): boolean {
  return sought.length >= 6 && sought[0] === consonants[0] && editDistance(sought, consonants) === 1;
}

const made = new WeakMap<Schema["senses"], ReadonlyMap<string, string>>();

function skeletons({ senses }: Schema): ReadonlyMap<string, string> {
  const known = made.get(senses);
  if (known !== undefined) return known;
  const names = [...senses.keys()].filter((name) => /^[\p{Script=Latin}\p{M}]{4,}$/u.test(name)).slice(0, 2000);
  const byName = new Map(names.map((name) => [name, skeleton(name)]));
  made.set(senses, byName);
  return byName;
}

/** What is left when spelling and endings of a language are taken off. */
function skeleton(word: string): string {
  return bare(word.toLowerCase())
    .replace(/ph/gu, "f")
    .replace(/(?<=[tr])h/gu, "")
    .replace(/sch|sh|ch/gu, "x")
    .replace(/qu|[cq]/gu, "k")
    .replace(/[zç]/gu, "s")
    .replace(/[yj]/gu, "i")
    .replace(/w/gu, "v")
    .replace(/(\p{L})\1/gu, "$1")
    .replace(/(?:en|es|os|as|e|n|s|o|a)$/u, "");
}

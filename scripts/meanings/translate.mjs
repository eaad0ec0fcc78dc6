// Adds to the files of public/meanings which English words a dictionary gives for a word: node scripts/meanings/translate.mjs FOLDER
// FOLDER holds what README.md in this folder says to fetch: wikt-LANG.tab and WordNet 3.0's data.* files.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { importTypeScript } from "../import-typescript.mjs";
import { listSection, pack, textSection } from "./pack.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const output = join(root, "public", "meanings");
const [folder = "."] = process.argv.slice(2);
const codes = { de: "deu", es: "spa", fr: "fra", zh: "cmn", ja: "jpn" };
const mostMeanings = 5;
/** Longer words are mostly several in one, and these are found by their parts. */
const longest = 14;

const { meaningsEdition } = await importTypeScript(join(root, "src/providers/builtin/meanings/meanings-edition.ts"));
const synsets = readSynsets();
const english = unpack("en");
const placeOf = new Map(english.words.map((word, place) => [word, place]));
write("en", english.sections, english.dims);
for (const [language, code] of Object.entries(codes)) {
  const { sections, dims, words } = unpack(language);
  const meant = readMeant(code);
  const all = [...new Set([...words, ...[...meant.keys()].toSorted()])];
  const lists = all.map((word) => meant.get(word) ?? []);
  write(language, { ...sections, words: textSection(all), meant: listSection(lists) }, dims);
  console.log(`${language}: ${words.length} words, ${all.length} with those of the dictionary.`);
}

/** The words of each meaning, those said most for it first. */
function readSynsets() {
  /** @type {Map<string, readonly string[]>} */
  const found = new Map();
  for (const [name, part] of Object.entries({ noun: "n", verb: "v", adj: "a", adv: "r" })) {
    for (const line of readFileSync(join(folder, `data.${name}`), "latin1").split("\n")) {
      if (!/^\d/.test(line)) continue;
      const fields = (line.split(" | ")[0] ?? "").split(" ");
      const count = Number.parseInt(fields[3] ?? "0", 16);
      const words = Array.from({ length: count }, (_, at) => (fields[4 + 2 * at] ?? "").replace(/\((?:a|p|ip)\)$/, ""));
      found.set(
        `${fields[0]}-${part}`,
        words.map((word) => word.toLowerCase()),
      );
    }
  }
  return found;
}

/**
 * Places of English words by word, growing: of each meaning the first word that the English table has.
 * @param {string} code
 */
function readMeant(code) {
  /** @type {Map<string, Set<number>>} */
  const found = new Map();
  for (const line of readFileSync(join(folder, `wikt-${code}.tab`), "utf8").split("\n")) {
    const [synset = "", , written = ""] = line.split("\t");
    const word = written.normalize("NFC").toLowerCase();
    const place = (synsets.get(synset) ?? []).map((one) => placeOf.get(one)).find((one) => one !== undefined);
    if (place === undefined || word.length > longest || !/^\p{L}[\p{L}\p{M}ー'-]*$/u.test(word)) continue;
    const known = found.get(word) ?? new Set();
    if (known.size < mostMeanings) found.set(word, known.add(place));
  }
  return new Map([...found].map(([word, places]) => [word, [...places].toSorted((a, b) => a - b)]));
}

/** @param {string} language */
function unpack(language) {
  const whole = gunzipSync(readFileSync(join(output, `${language}.bin`)));
  const end = whole.indexOf(10);
  const { dims, sections: lengths } = JSON.parse(whole.subarray(0, end).toString());
  /** @type {Record<string, Uint8Array>} */
  const sections = {};
  let start = end + 1;
  for (const [name, length] of Object.entries(lengths)) {
    sections[name] = whole.subarray(start, start + Number(length));
    start += Number(length);
  }
  return {
    dims,
    sections,
    words: Buffer.from(sections["words"] ?? [])
      .toString()
      .split("\n"),
  };
}

/**
 * @param {string} language
 * @param {Readonly<Record<string, Uint8Array>>} sections
 * @param {number} dims
 */
function write(language, sections, dims) {
  const file = pack(sections, { edition: meaningsEdition, dims });
  writeFileSync(join(output, `${language}.bin`), file);
  console.log(`${language}.bin: ${Math.round(file.length / 1000)} kB.`);
}

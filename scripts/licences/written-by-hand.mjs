// What no package says of itself. Each name here is looked for by scripts/licences/shipped-packages.mjs; one it never meets is an error.

/**
 * Texts in scripts/licences/texts of packages that come without one.
 * @type {Readonly<Record<string, string>>}
 */
export const texts = { "vega-datasets": "vega-datasets.txt" };

/**
 * Packages that stand inside another one's file and that npm does not install here.
 * @type {Readonly<Record<string, { readonly licence: string, readonly text: string, readonly from: string }>>}
 */
export const builtIn = {
  "@mlc-ai/web-runtime": { licence: "Apache-2.0", text: "Apache-2.0.txt", from: "Apache TVM" },
  "@mlc-ai/web-tokenizers": { licence: "Apache-2.0", text: "Apache-2.0.txt", from: "tokenizers-cpp" },
  "@mlc-ai/web-xgrammar": { licence: "Apache-2.0", text: "Apache-2.0.txt", from: "XGrammar" },
  tslib: { licence: "0BSD", text: "0BSD.txt", from: "TypeScript" },
};

/**
 * Where a text goes on about what is in the package but not in the page.
 * @type {Readonly<Record<string, string>>}
 */
export const endsAt = { vite: "\n# Licenses of bundled dependencies" };

/** What the script that works without a network is made of: written by workbox-build, no module of the page. */
export const offline = [
  "workbox-cacheable-response",
  "workbox-core",
  "workbox-expiration",
  "workbox-precaching",
  "workbox-routing",
  "workbox-strategies",
];

/** Whose code the build adds by itself. */
export const virtual = { "vite/": "vite", "rolldown/": "rolldown" };

/** May be shipped with an MIT program. */
export const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
]);

/**
 * What the files of public/meanings are made of (scripts/meanings/README.md): data, no package of the page.
 * @type {readonly { readonly name: string, readonly version: string, readonly licence: string, readonly text: string }[]}
 */
export const meanings = [
  { name: "WordNet", version: "3.1", licence: "WordNet", text: "WordNet.txt" },
  { name: "multilingual-e5-small", version: "1", licence: "MIT", text: "multilingual-e5-small.txt" },
  { name: "wordfreq-data", version: "3.1.1", licence: "CC-BY-SA-4.0", text: "wordfreq-data.txt" },
  { name: "wiktionary-data", version: "omw-1.4", licence: "CC-BY-SA-3.0", text: "wiktionary-data.txt" },
  { name: "wink-lexicon", version: "2.2.0", licence: "MIT", text: "wink-lexicon.txt" },
];

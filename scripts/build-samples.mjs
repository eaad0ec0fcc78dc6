// Writes the samples into public/samples: cats by hand, three from the package vega-datasets, two generated, and the handbook; and the pictures of all. Does nothing,
// quickly, when they are newer than what they are made of; `--force` makes them anew.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { importTypeScript } from "./import-typescript.mjs";
import { isNewer } from "./install/is-newer.mjs";
import { isMain } from "./is-main.mjs";

/** @import { Sample } from "./samples/types.mjs" */
/** @import { Log } from "./types.mjs" */

const root = fileURLToPath(new URL("..", import.meta.url));
const dataFolder = join(root, "node_modules", "vega-datasets", "data");
const samplesFolder = join(root, "public", "samples");
const handbookFolder = join(root, "public", "handbook");

/**
 * What each file is made from, beside the scripts: files of vega-datasets, other sources. Loaded when needed: its layout packages may just be being installed.
 * @type {readonly { file: string, from: readonly string[], sources?: readonly string[], build: () => Promise<Sample | string> }[]}
 */
const samples = [
  { file: "cats.json", from: [], build: async () => (await import("./samples/cats.mjs")).buildCats() },
  {
    file: "les-miserables.json",
    from: ["miserables.json"],
    build: async () => (await import("./samples/les-miserables.mjs")).buildLesMiserables(readData),
  },
  {
    file: "flights.json",
    from: ["flights-airport.csv", "airports.csv"],
    build: async () => (await import("./samples/flights.mjs")).buildFlights(readData),
  },
  {
    file: "flare.json",
    from: ["flare.json", "flare-dependencies.json"],
    build: async () => (await import("./samples/flare.mjs")).buildFlare(readData),
  },
  {
    file: "generated-1000.json",
    from: [],
    build: async () => (await import("./samples/generated.mjs")).buildGenerated(),
  },
  {
    file: "generated-10000.json",
    from: [],
    build: async () => (await import("./samples/generated-large.mjs")).buildGeneratedLarge(),
  },
  {
    file: "courses.json",
    from: [],
    sources: [handbookFolder, join(root, "src", "knowledge")],
    build: async () => (await import("./samples/handbook.mjs")).buildHandbook(root, handbookFolder),
  },
];

/** @param {{ log?: Log, force?: boolean, folder?: string }} [options] */
export async function buildSamples({ log = console.log, force = false, folder = samplesFolder } = {}) {
  const scripts = [join(root, "scripts", "samples"), fileURLToPath(import.meta.url)];
  for (const { file, from, sources = [], build } of samples) {
    const output = join(folder, file);
    if (!force && !isNewer([...scripts, ...sources, ...from.map((name) => join(dataFolder, name))], output)) continue;
    log(`Making the sample ${file}.`);
    const graph = await build();
    mkdirSync(dirname(output), { recursive: true });
    writeFileSync(output, typeof graph === "string" ? graph : toText(graph));
  }
  await buildSketches({ log, force, folder });
}

/**
 * The pictures of the start card, so that it needs none of the samples; made by the page's own code.
 * @param {{ log: Log, force: boolean, folder: string }} options
 */
async function buildSketches({ log, force, folder }) {
  const output = join(folder, "sketches.json");
  const source = join(root, "src", "graph", "profile", "sketch.ts");
  const looks = join(root, "src", "graph", "samples", "sample-looks.ts");
  const maker = join(root, "src", "graph", "samples", "make-large-sample.ts");
  const files = samples.map(({ file }) => join(folder, file));
  if (!force && !isNewer([source, looks, maker, fileURLToPath(import.meta.url), ...files], output)) return;
  log("Making the samples' pictures.");
  const { sketchOf } = await importTypeScript(source);
  const { withSampleLook } = await importTypeScript(looks);
  const sketches = files.map((file) => {
    const name = basename(file, ".json");
    return [name, sketchOf(withSampleLook(JSON.parse(readFileSync(file, "utf8")), name))];
  });
  const made = ["generated-100000", sketchOf(withSampleLook(await makeWithoutFile(maker), "generated-100000"))];
  // In the order of the list.
  writeFileSync(output, JSON.stringify(Object.fromEntries(sketches.toSpliced(-1, 0, made))));
}

/**
 * The sample that the page makes when it is opened.
 * @param {string} maker
 */
async function makeWithoutFile(maker) {
  const { largeSampleSeed, makeLargeSample } = await importTypeScript(maker);
  const { createSeededRandom } = await importTypeScript(join(root, "src", "analysis", "random", "seeded-random.ts"));
  return makeLargeSample({ random: createSeededRandom(largeSampleSeed), pace: () => undefined });
}

/** @param {string} name */
function readData(name) {
  return readFileSync(join(dataFolder, name), "utf8");
}

/**
 * Parley's own JSON, one element a line, as the app itself writes it.
 * @param {Sample} sample
 */
function toText({ name, directed, nodes, edges }) {
  /** @param {readonly object[]} items */
  const list = (items) => `[\n    ${items.map((item) => JSON.stringify(item)).join(",\n    ")}\n  ]`;
  const members = [
    `"parley": 1`,
    `"name": ${JSON.stringify(name)}`,
    `"directed": ${directed}`,
    `"nodes": ${list(nodes.map(({ id, attributes, position }) => ({ id, attributes, position })))}`,
    `"edges": ${list(edges.map(({ id, source, target, attributes }) => ({ id, source, target, attributes })))}`,
    `"layers": []`,
    `"sets": []`,
    `"filter": null`,
  ];
  return `{\n  ${members.join(",\n  ")}\n}\n`;
}

if (isMain(import.meta.url)) {
  await buildSamples({ force: process.argv.includes("--force") });
}

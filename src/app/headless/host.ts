import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readGraph, sayRead } from "@parley/formats/read";
import type { AlgorithmRunner } from "@/analysis/catalog/algorithm-types";
import type { LayoutRunner } from "@/analysis/catalog/analysis-types";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import type { SampleSource } from "@/commands/registry/command-types";
import { sampleList } from "@/graph/samples/sample-list";
import type { MeaningPort } from "@/knowledge/embeddings/embedder";
import { handbookFiles } from "@/knowledge/handbook/handbook-files";
import type { HandbookFile } from "@/knowledge/handbook/handbook-graph";
import { createLocalTextIndex } from "@/knowledge/index/local-text-index";
import type { KnowledgePorts } from "@/knowledge/knowledge";
import type { ReadMeaningFile } from "@/providers/builtin/meanings/load-meanings";
import { createNearInTexts } from "@/providers/builtin/meanings/near-in-texts";
import { makeSeededSample } from "../files/make-seeded-sample";

/** What a task needs of the machine it runs on. */
export interface HeadlessHost {
  readonly samples: SampleSource;
  readonly layouts: LayoutRunner;
  readonly algorithms: AlgorithmRunner;
  readonly reading: KnowledgePorts;
  /** Of the built-in assistant. */
  readonly dictionaries: ReadMeaningFile;
}

export function createHeadlessHost(samplesFolder: string, meaning?: MeaningPort): HeadlessHost {
  const dictionaries = dictionariesIn(join(samplesFolder, "..", "meanings"));
  return {
    samples: createSampleFolder(samplesFolder),
    layouts: createLocalLayoutRunner(),
    algorithms: createLocalAlgorithmRunner(),
    dictionaries,
    reading: {
      makeIndex: async () => createLocalTextIndex(createNearInTexts(dictionaries)),
      loadHandbook: () => readHandbook(join(samplesFolder, "..", "handbook")),
      ...(meaning && { meaning }),
    },
  };
}

const readers = new Map<string, ReadMeaningFile>();

/** One for all tasks of a process, so that the dictionaries are read once. */
function dictionariesIn(folder: string): ReadMeaningFile {
  const known = readers.get(folder) ?? readMeanings(folder);
  readers.set(folder, known);
  return known;
}

function readHandbook(folder: string): Promise<readonly HandbookFile[]> {
  return Promise.all(handbookFiles.map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })));
}

function createSampleFolder(folder: string): SampleSource {
  return {
    list: () => sampleList,
    load: async (name, signal, tell) => {
      const sample = sampleList.find((one) => one.name === name);
      if (!sample)
        throw new Error(`There is no sample ${name}. Samples: ${sampleList.map((one) => one.name).join(", ")}.`);
      if (sample.file === undefined) return makeSeededSample(signal, tell);
      const text = await readFile(join(folder, sample.file), { encoding: "utf8", signal });
      const read = await readGraph(text, sample.file);
      if (!read.success) throw new Error(`The sample ${name} cannot be read: ${sayRead(read.why)}`);
      return read.graph;
    },
  };
}

/** Reads the dictionaries of a folder. */
export function readMeanings(folder: string): ReadMeaningFile {
  return async (file) => new Uint8Array(await readFile(join(folder, file)));
}

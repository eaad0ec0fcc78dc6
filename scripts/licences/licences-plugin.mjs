// Writes licences.txt into the build: every package whose modules, fonts or data are in it, with its licence and whole text.
import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { licencesText } from "./licences-text.mjs";
import { shippedMeanings, shippedPackages } from "./shipped-packages.mjs";
import { offline, virtual } from "./written-by-hand.mjs";

/** @import { Plugin } from "vite" */

/**
 * What is read of a file of the bundle.
 * @typedef {{ type: "chunk", moduleIds: readonly string[] } | { type: "asset", originalFileNames?: readonly string[] }} Output
 */

/**
 * `page` belongs to the page's build and writes the file; `worker` to each worker's and only notes what is in it.
 * @param {string} root
 * @returns {{ readonly page: Plugin, readonly worker: Plugin }}
 */
export function licences(root) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {(bundle: Readonly<Record<string, Output>>, graph: { getModuleIds(): Iterable<string> }) => void} */
  const note = (bundle, graph) => {
    for (const one of Object.values(bundle)) for (const id of idsOf(one)) files.add(fileOf(id, root));
    // Styles leave no module in a chunk.
    for (const id of graph.getModuleIds()) if (/\.css(?:$|\?)/.test(id)) files.add(fileOf(id, root));
  };
  return {
    worker: {
      name: "parley-licences-of-workers",
      generateBundle(_, bundle) {
        note(bundle, this);
      },
    },
    page: {
      name: "parley-licences",
      apply: (config, { command }) => command === "build" && !config.build?.ssr,
      generateBundle: {
        order: "post",
        async handler(_, bundle) {
          note(bundle, this);
          for (const folder of withNeeds(root, [...offline, "vega-datasets"])) files.add(`${folder}/`);
          const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
          const own = {
            name: "Parley",
            version,
            licence: "MIT",
            text: readFileSync(join(root, "LICENSE"), "utf8"),
            notices: [],
          };
          const source = await licencesText(root, [own, ...shippedPackages(files), ...shippedMeanings()]);
          this.emitFile({ type: "asset", fileName: "licences.txt", source });
        },
      },
    },
  };
}

/** @param {Output} output */
function idsOf(output) {
  return output.type === "chunk" ? output.moduleIds : (output.originalFileNames ?? []);
}

/**
 * The file of a module; for what the build adds by itself, the package it is from.
 * @param {string} id
 * @param {string} root
 */
function fileOf(id, root) {
  if (!id.startsWith("\0")) {
    const file = id.replace(/[?#].*$/, "");
    return isAbsolute(file) ? file : join(root, file);
  }
  const name = id.slice(1);
  const real = /^(?:commonjs-\w+:)?(\/.*node_modules.*|[A-Za-z]:.*node_modules.*)$/.exec(name)?.[1];
  if (real) return real.replace(/[?#].*$/, "");
  const [, owner] = Object.entries(virtual).find(([start]) => name.startsWith(start)) ?? [];
  if (!owner) throw new Error(`The build adds ${name}; say in scripts/licences/written-by-hand.mjs whose it is.`);
  return `${join(root, "node_modules", owner)}/`;
}

/**
 * Folders of these packages and of all they depend on.
 * @param {string} root
 * @param {readonly string[]} names
 */
function withNeeds(root, names) {
  const folders = new Set(names.map((name) => join(root, "node_modules", name)));
  for (const folder of folders) {
    const { name, dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    if (!offline.includes(name)) continue;
    for (const need of Object.keys(dependencies)) folders.add(folderOf(root, folder, need));
  }
  return folders;
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} name
 */
function folderOf(root, folder, name) {
  const nested = join(folder, "node_modules", name);
  return existsSync(nested) ? nested : join(root, "node_modules", name);
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";

/** @typedef {typeof import("../../src/knowledge/graph-form/open-documents.ts")} Documents */
/** @typedef {typeof import("../../packages/formats/doors/write.ts")} Writer */

/**
 * The handbook as the page itself makes a graph of its files and writes it.
 * @param {string} root
 * @param {string} folder
 */
export async function buildHandbook(root, folder) {
  /** @type {import("vite").InlineConfig} */
  const config = { configFile: false, root, logLevel: "error", resolve: { tsconfigPaths: true } };
  // Vite's runner makes this a process of development: a build of the page in it would take React's large form.
  const before = process.env["NODE_ENV"];
  /** @type {{ module: Documents }} */
  const { module: documents } = await runnerImport(join(root, "src/knowledge/graph-form/open-documents.ts"), config);
  /** @type {{ module: Writer }} */
  const { module: writer } = await runnerImport(join(root, "packages/formats/doors/write.ts"), config);
  if (before === undefined) delete process.env["NODE_ENV"];
  else process.env["NODE_ENV"] = before;
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  const inOrder = names.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  const read = documents.openDocuments(
    inOrder.map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") })),
  );
  if (!read.success) throw new Error(`The handbook cannot be read: ${JSON.stringify(read.why)}`);
  if (read.notes.length > 0) throw new Error(`The handbook has faults: ${read.notes.join(" ")}`);
  return writer.writeGraph({ ...read.graph, name: "Handbook" });
}

const order = ["graph-basics", "centrality", "communities", "reading-a-picture", "working-with-the-assistant"];

/** @param {string} name */
function place(name) {
  const at = order.indexOf(name.replace(/\.md$/u, ""));
  return at < 0 ? order.length : at;
}

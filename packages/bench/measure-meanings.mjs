// Measures what words are taken for (docs/evaluation.md, "Meanings") and writes the figures: npm run eval:meanings
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(import.meta.dirname, "meanings");
const server = await createServer({
  root,
  configFile: false,
  resolve: { tsconfigPaths: true },
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
  logLevel: "error",
});
try {
  const { measureAll, meaningsPlace, meaningsTable } = await server.ssrLoadModule(
    "/packages/bench/src/meanings/measure-all.ts",
  );
  const { putTable } = await server.ssrLoadModule("/packages/bench/src/score-table.ts");
  const figures = await measureAll({
    pairs: readFileSync(join(folder, "pairs.tsv"), "utf8"),
    graphs: JSON.parse(readFileSync(join(folder, "graphs.json"), "utf8")),
    read: async (/** @type {string} */ file) => new Uint8Array(readFileSync(join(root, "public", "meanings", file))),
  });
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  const results = { date: new Date().toISOString().slice(0, 10), commit, ...figures };
  writeFileSync(join(import.meta.dirname, "results", "meanings.json"), `${JSON.stringify(results, null, 2)}\n`);
  putTable(join(root, "docs", "evaluation.md"), meaningsTable(results), meaningsPlace);
  console.log(meaningsTable(results));
} finally {
  await server.close();
}

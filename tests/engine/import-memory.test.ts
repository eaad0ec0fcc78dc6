import { execFile } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildHeadless } from "../../scripts/headless.mjs";
import { casesOf, isLong } from "../support/long";

/** In place of the driver: a store that takes all at once and only counts it. */
const driver = `
const there = { edges: 0, nodes: 0 };
const row = (own) => ({ keys: Object.keys(own), get: (key) => own[key] });
const answer = (text, { rows = [] } = {}) => {
  const what = text.includes("MERGE") ? "edges" : text.includes("CREATE (n") ? "nodes" : undefined;
  if (what) there[what] += rows.length;
  if (what === "edges") return [row({ count: BigInt(rows.length) })];
  return what === "nodes" ? rows.map(({ at, id }) => row({ at, id })) : [];
};
const run = async (text, parameters) => ({ records: answer(text, parameters) });
const end = async () => undefined;
const session = () => ({ run, close: end, beginTransaction: () => ({ run, commit: end, rollback: end }) });
process.on("exit", () => process.stderr.write("COUNTED " + JSON.stringify(there)));
export default {
  driver: () => ({ session, close: end, getServerInfo: async () => ({ agent: "Double/1" }) }),
  session: { READ: "READ", WRITE: "WRITE" },
  types: {},
};`;

const asModule = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const hook = `import { register } from "node:module";
register(${JSON.stringify(
  asModule(`export const resolve = (name, context, next) =>
  name === "neo4j-driver-lite" ? { url: ${JSON.stringify(asModule(driver))}, shortCircuit: true } : next(name, context);`),
)});`;

const note = "a note of some length ".repeat(3);
const forms = {
  csv: (at: number, of: number) => `p${(at * 7919) % of},p${(at * 104_729 + 1) % of},${at / 4},${note}\n`,
  jsonl: (at: number, of: number) =>
    `${JSON.stringify({ source: `p${(at * 7919) % of}`, target: `p${(at * 104_729 + 1) % of}`, weight: at / 4, note })}\n`,
} as const;

function* linesOf(form: keyof typeof forms, count: number): Generator<string> {
  if (form === "csv") yield "from,to,weight,note\n";
  for (let at = 0; at < count; at += 1) yield forms[form](at, count / 2);
}

describe.runIf(isLong)("a file from the terminal", () => {
  const folder = mkdtempSync(join(tmpdir(), "parley-memory-"));
  beforeAll(() => buildHeadless({ log: () => undefined }), 300_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** With so many megabytes for what is kept. */
  async function imported(file: string, megabytes: number): Promise<string> {
    const script = join(import.meta.dirname, "..", "..", "scripts", "headless.mjs");
    const given = ["--engine", "bolt://double:1", "--import", file, "--approve", "always"];
    const asked = ["--command", "getSchema", "--input", "{}"];
    const env = {
      ...process.env,
      INIT_CWD: folder,
      NODE_OPTIONS: `--max-old-space-size=${megabytes} --import=${asModule(hook)}`,
    };
    return new Promise((resolve) => {
      execFile(process.execPath, [script, ...given, ...asked], { cwd: folder, env }, (error, _, stderr) =>
        resolve(`${stderr}${error === null ? "" : ` ${error.message}`}`),
      );
    });
  }

  it.each(
    casesOf([], [
      ["csv", 300_000],
      ["csv", 1_000_000],
      ["jsonl", 1_000_000],
    ] as const),
  )(
    "takes no more memory where it is longer: %s of %d edges in 96 MB",
    async (form, count) => {
      const file = `edges-${count}.${form}`;
      await pipeline(Readable.from(linesOf(form, count)), createWriteStream(join(folder, file)));
      const said = await imported(file, 96);
      expect(said).toContain(`and ${count.toLocaleString("en")} edges into the database.`);
      expect(said).toContain(`"edges":${count}`);
    },
    300_000,
  );
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { licences } from "../../scripts/licences/licences-plugin.mjs";

const mit = "Permission is hereby granted, free of charge. Copyright (c) 2020 Toy makers";
/** What every build ships beside its modules. */
const always = [
  ...["cacheable-response", "core", "expiration", "precaching", "routing", "strategies"].map(
    (name) => `workbox-${name}`,
  ),
  ...["idb", "rolldown", "vega-datasets", "vite"],
];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parley licences "));
  for (const name of always) {
    put(`node_modules/${name}/.keep`, "");
    rmSync(join(folder, "node_modules", name), { recursive: true });
    symlinkSync(join(process.cwd(), "node_modules", name), join(folder, "node_modules", name), "junction");
  }
  for (const name of [
    "LICENSE",
    "package.json",
    "src/graph/samples/sample-list.ts",
    "src/graph/samples/sample-credits.ts",
  ])
    cpSync(name, join(folder, name));
  put("index.html", '<script type="module" src="/main.js"></script>');
  put("main.js", 'import { toy } from "toy"; document.title = toy;');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the licences of a build", () => {
  it("are those of what is in it: modules, workers, and what a package took from others", async () => {
    addPackage("toy", { license: "MIT" }, { LICENSE: mit, "vendor/LICENSE.md": "Taken from elsewhere" });
    addPackage("in-worker", { license: "(GPL-2.0 OR ISC)" }, { COPYING: "Worker's own words" });
    addPackage("unused", { license: "GPL-3.0" }, {});
    put(
      "main.js",
      'import { toy } from "toy"; new Worker(new URL("./work.js", import.meta.url), { type: "module" }).postMessage(toy);',
    );
    put("work.js", 'import { toy } from "in-worker"; self.postMessage(toy);');
    const text = await built();
    for (const said of [
      "toy 1.0.0 - MIT",
      mit,
      "Taken from elsewhere",
      "in-worker 1.0.0 - (GPL-2.0 OR ISC)",
      "Worker's own words",
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain("unused");
  });

  it("have the words of others that stand in a package's code alone, and once only", async () => {
    const source = `/*! Written by Ann. Copyright (c) 1999 Ann */\n/* Copyright (c) 2020 Toy makers */\n/* Adds. */\nexport const toy = [Date.now()].join(" ");`;
    addPackage("toy", { license: "MIT" }, { LICENSE: mit, "index.js": source });
    const text = await built();
    expect(text.split("Said in the code of toy:")[1]?.trim().split("\n")[0]).toBe(
      "Written by Ann. Copyright (c) 1999 Ann",
    );
    expect(text.match(/Copyright \(c\) 2020 Toy makers/g)).toHaveLength(1);
    expect(text).not.toContain("Adds.");
  });

  it.each([
    ["no licence text", { license: "MIT" }, {}, /toy is shipped and has no licence text/],
    [
      "the GPL",
      { license: "GPL-3.0-only" },
      { LICENSE: "GPL" },
      /toy has the licence "GPL-3.0-only", which Parley may not ship/,
    ],
    [
      "part of it under the AGPL",
      { license: "MIT AND AGPL-3.0" },
      { LICENSE: "x" },
      /toy has the licence "MIT AND AGPL-3.0"/,
    ],
    ["no licence at all", {}, { LICENSE: "All rights reserved" }, /toy has the licence "none"/],
  ])("stop a build with a package of %s", async (_, manifest, files, reason) => {
    addPackage("toy", manifest, files);
    await expect(built()).rejects.toThrow(reason);
  });

  it("stop a build with a package that was bundled with another of unknown licence", async () => {
    const map = JSON.stringify({ version: 3, sources: ["../../../node_modules/@hidden/part/index.js"], mappings: "" });
    addPackage("toy", { license: "MIT" }, { LICENSE: mit, "index.js.map": map });
    await expect(built()).rejects.toThrow(/@hidden\/part is shipped inside toy, and nothing says its licence/);
  });
});

function addPackage(name: string, manifest: object, files: Readonly<Record<string, string>>): void {
  const all = {
    "package.json": JSON.stringify({ name, version: "1.0.0", type: "module", main: "index.js", ...manifest }),
    "index.js": `export const toy = ["${name}", Date.now()].join(" ");`,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) put(`node_modules/${name}/${file}`, text);
}

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

async function built(): Promise<string> {
  const { page, worker } = licences(folder);
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [page],
    worker: { format: "es", plugins: () => [worker] },
  });
  return readFileSync(join(folder, "dist", "licences.txt"), "utf8");
}

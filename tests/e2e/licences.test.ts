import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { licencesPage } from "../../scripts/licences/licences-page.mjs";
import { listedIn } from "../../scripts/licences/licences-text.mjs";
import { isLong } from "../support/long";

const root = join(import.meta.dirname, "..", "..");
const dist = join(root, "dist");
const text = readFileSync(join(dist, "licences.txt"), "utf8");
const listed = listedIn(text);
const names = new Set(listed.map(({ name }) => name));

describe("dist/licences.txt", () => {
  it("has each package of the lock that is not for development only, but those of which nothing is in the bundle", () => {
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
      packages: Record<string, { version: string; dev?: boolean; link?: boolean }>;
    };
    const isOwn = (path: string): boolean => path === "" || path.startsWith("packages/");
    const absent = Object.entries(packages)
      .filter(([path, { dev, link }]) => !isOwn(path) && !dev && !link)
      .map(([path]) => path.replace(/^.*node_modules\//, ""))
      .filter((name) => !names.has(name));
    // Types, and what only parts of packages need that the page does not use.
    const unused = ["@babel/runtime", "@types/react", "csstype", "graphology-types", "reselect", "undici"];
    expect(absent.toSorted()).toEqual(unused.toSorted());
  });

  it("has what the build adds by itself: fonts, the offline script, helpers, what stands inside a package", () => {
    const worker = readFileSync(join(dist, "sw.js"), "utf8");
    const offline = [...worker.matchAll(/workbox:([a-z-]+):/g)].map(([, name]) => `workbox-${name}`);
    const listedOffline = [...names].filter((name) => name.startsWith("workbox-"));
    expect([...new Set(offline)].sort()).toEqual(listedOffline);
    const fonts = readdirSync(join(dist, "assets")).filter((file) => file.endsWith(".woff2"));
    expect(fonts.map((file) => file.split("-")[0]).sort()).toEqual(["inter", "jetbrains"]);
    const others = [
      "@fontsource-variable/inter",
      "@fontsource-variable/jetbrains-mono",
      "vite",
      "rolldown",
      "vega-datasets",
    ];
    const inside = ["@mlc-ai/web-runtime", "@mlc-ai/web-tokenizers", "@mlc-ai/web-xgrammar", "loglevel", "tslib"];
    expect([...others, ...inside].filter((name) => !names.has(name))).toEqual([]);
  });

  it("says a licence that may be shipped with an MIT program, and the whole text, of each", () => {
    const licences = new Set(listed.map(({ licence }) => licence));
    expect([...licences].sort()).toEqual([
      "0BSD",
      "Apache-2.0",
      "BSD-3-Clause",
      "CC-BY-SA-3.0",
      "CC-BY-SA-4.0",
      "ISC",
      "MIT",
      "OFL-1.1",
      "WordNet",
    ]);
    const sections = text.split(`${"=".repeat(78)}\n`);
    for (const { name, version, licence } of listed) {
      const at = sections.findIndex(
        (section) =>
          `\n${section}`.includes(`\n${name} ${version} - ${licence}\n`) &&
          section.length < 4000 &&
          !section.startsWith("What"),
      );
      expect(sections[at + 1]?.length ?? 0, name).toBeGreaterThan(500);
    }
    expect(text).toContain("Copyright (c) 2026 The Parley authors");
    expect(text).not.toMatch(/GNU (?:Affero |Lesser )?General Public License/i);
  });

  it("is what docs/licences.md says (npm run licences)", () => {
    expect(readFileSync(join(root, "docs", "licences.md"), "utf8")).toBe(licencesPage(text));
  });

  it.runIf(isLong)("has the packages of every module in a build with source maps", { timeout: 300_000 }, async () => {
    const outDir = mkdtempSync(join(tmpdir(), "parley-mapped-"));
    await build({ root, logLevel: "error", build: { outDir, emptyOutDir: true, sourcemap: true } });
    const maps = readdirSync(outDir, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js.map"));
    expect(maps.length).toBeGreaterThan(20);
    const packages = maps.flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(join(outDir, file), "utf8")) as { sources: readonly string[] };
      return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
    });
    rmSync(outDir, { recursive: true });
    expect(new Set(packages).size).toBeGreaterThan(20);
    expect([...new Set(packages)].filter((name) => !names.has(name))).toEqual([]);
  });
});

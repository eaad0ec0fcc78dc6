import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { edgesOf, isInRange, rangeInWords } from "../../../scripts/install/node-range.mjs";

/** Packages that ask for more than they need: OpenAI's names Node 22, and `tests/providers` run it on our floor. */
const askTooMuch = ["openai"];

const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { engines?: { node?: string } }>;
};

describe("the floor of Node", () => {
  it("is above what every package of the lock asks for", () => {
    const below = Object.entries(lock.packages).flatMap(([path, { engines: asked }]) => {
      const outside = asked?.node === undefined ? [] : refused(asked.node);
      return outside.length === 0 ? [] : [path];
    });
    expect(below).toEqual(askTooMuch.map((name) => `node_modules/${name}`));
  });

  it("is the same in package.json, its lock, the README and what set-up says", () => {
    const words = `Node ${rangeInWords(engines.node)}`;
    expect(lock.packages[""]?.engines?.node).toBe(engines.node);
    expect(readFileSync("README.md", "utf8")).toContain(words);
    const { status, stderr } = setUpOn("18.20.4");
    expect(stderr).toContain(`Parley needs ${words}; this is 18.20.4.`);
    expect(status).toBe(1);
  });

  it("lets no version through that a package refuses", () => {
    expect(setUpOn("22.12.0").stderr).toContain("this is 22.12.0");
    expect(setUpOn("23.11.0").stderr).toContain("this is 23.11.0");
  });
});

describe("a range of versions", () => {
  it.each([
    [
      "^20.19.0 || ^22.13.0 || >=24.0.0",
      ["20.19.0", "20.99.1", "22.13.0", "24.0.0", "30.1.0"],
      ["20.18.9", "21.0.0", "22.12.9", "23.9.0"],
    ],
    [">= 0.4", ["0.4.0", "20.0.0"], ["0.3.9"]],
    ["18 || 20 || >=22", ["18.1.0", "22.0.0"], ["19.0.0", "21.9.9"]],
    [">=16 || 14 >=14.17", ["14.17.0", "14.99.0", "16.0.0"], ["14.16.0", "15.0.0"]],
    [">=v12.22.7", ["12.22.7"], ["12.22.6"]],
    ["^20.12||^22", ["20.12.0", "22.0.0"], ["20.11.9", "21.0.0"]],
    [">=0.8.x", ["0.8.0"], ["0.7.9"]],
    ["~4.2 <4.2.5", ["4.2.0", "4.2.4"], ["4.2.5", "4.3.0"]],
    [">4 <=6", ["5.0.0", "6.9.9"], ["4.9.9", "7.0.0"]],
    ["*", ["0.0.1"], []],
  ])("%s holds what it says", (range, inside, outside) => {
    expect(inside.filter((version) => !isInRange(version, range))).toEqual([]);
    expect(outside.filter((version) => isInRange(version, range))).toEqual([]);
  });
});

/** The versions our floor allows and a package does not: between two edges nothing changes. */
function refused(asked: string): readonly string[] {
  return edgesOf(asked, engines.node).filter(
    (version) => isInRange(version, engines.node) && !isInRange(version, asked),
  );
}

/** Set-up as that version of Node would run it. */
function setUpOn(version: string) {
  const output = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`;
  const args = ["--import", `data:text/javascript,${encodeURIComponent(output)}`, "scripts/setup.mjs"];
  return spawnSync(process.execPath, args, { encoding: "utf8" });
}

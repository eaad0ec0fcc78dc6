import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { casesOf } from "../../support/long";

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  /** To a package of our own. */
  readonly link?: boolean;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly license?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Packages = Record<string, Entry>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parley-lock-test-"));
  const ours = readdirSync("packages").map((name) => `packages/${name}/package.json`);
  for (const name of ["package.json", "package-lock.json", ".npmrc", ...ours]) cpSync(name, join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Platform = readonly [os: string, cpu: string, libc: string | undefined, parts: readonly string[]];

// npm takes seconds for each; that the entries of all platforms are there is held above.
const platforms = casesOf<Platform, Platform>(
  [
    [
      "win32",
      "x64",
      undefined,
      [
        "cli-win32-x64",
        "binding-win32-x64-msvc",
        "rollup-win32-x64-msvc",
        "lightningcss-win32-x64-msvc",
        "typescript-win32-x64",
      ],
    ],
  ],
  [
    [
      "darwin",
      "arm64",
      undefined,
      [
        "cli-darwin-arm64",
        "binding-darwin-arm64",
        "rollup-darwin-arm64",
        "lightningcss-darwin-arm64",
        "typescript-darwin-arm64",
      ],
    ],
    [
      "linux",
      "x64",
      "musl",
      [
        "cli-linux-x64-musl",
        "binding-linux-x64-musl",
        "rollup-linux-x64-musl",
        "lightningcss-linux-x64-musl",
        "typescript-linux-x64",
      ],
    ],
  ],
);

describe("package-lock.json", () => {
  it("has an entry for each package of every platform", () => {
    const packages = packagesOf(".");
    const lacking = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies).filter(
        (name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)),
      ),
    );
    expect(lacking).toEqual([]);
    expect(completeLock("--check", "--in", ".")).toMatchObject({ status: 0 });
  });

  it("names no registry", () => {
    expect(Object.values(packagesOf(".")).filter(({ resolved, link }) => resolved !== undefined && !link)).toEqual([]);
  });

  it("lacks the integrity of nothing but one platform's own packages", () => {
    const unsealed = Object.entries(packagesOf(".")).filter(
      ([path, { integrity, link }]) => path.includes("node_modules/") && !integrity && !link,
    );
    expect(unsealed.filter(([, { os, cpu, license }]) => !os || !cpu || !license)).toEqual([]);
  });

  it.each(platforms)("gives npm ci what %s %s %s needs, without a look at the registry", (os, cpu, libc, parts) => {
    const system = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])];
    const cache = ["--offline", `--cache=${join(folder, "cache")}`];
    const { status, stdout } = npm("ci", "--dry-run", "--include=dev", "--include=optional", ...system, ...cache);
    expect(status).toBe(0);
    const added = stdout.split("\n").map((line) => line.split(" ")[1] ?? "");
    for (const name of parts) expect(added.filter((one) => one.endsWith(name))).not.toEqual([]);
  });
});

describe("npm run lock", () => {
  it("changes nothing in a complete lock", () => {
    const before = readFileSync(join(folder, "package-lock.json"), "utf8");
    expect(completeLock("--offline", "--in", folder)).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, "package-lock.json"), "utf8")).toBe(before);
  });

  it("writes by their names, without a network, the entries npm would write", () => {
    const before = packagesOf(folder);
    const named = Object.entries(before).filter(([path, { os }]) => os !== undefined && !path.endsWith("fsevents"));
    writeLock(Object.fromEntries(Object.entries(before).filter(([path]) => !named.some(([one]) => one === path))));
    const refused = completeLock("--check", "--in", folder);
    expect(refused.status).toBe(1);
    expect(refused.stdout).toContain("rolldown needs @rolldown/binding-darwin-arm64@");
    expect(completeLock("--offline", "--in", folder)).toMatchObject({ status: 0 });
    const after = packagesOf(folder);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [path, entry] of named) expect(platformOf(after[path])).toEqual(platformOf(entry));
  });

  it("writes nothing and names the package where a name says too little", () => {
    const { "node_modules/@rolldown/binding-wasm32-wasi": _, ...rest } = packagesOf(folder);
    writeLock(rest);
    const before = readFileSync(join(folder, "package-lock.json"), "utf8");
    const refused = completeLock("--offline", "--in", folder);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain("@rolldown/binding-wasm32-wasi");
    expect(readFileSync(join(folder, "package-lock.json"), "utf8")).toBe(before);
  });
});

/** What decides where a package is installed; npm itself writes no libc for 32-bit ARM. */
function platformOf(entry: Entry | undefined) {
  const { version, os, cpu, libc, license } = entry ?? {};
  return cpu?.[0] === "arm" ? { version, os, cpu, license } : { version, os, cpu, libc, license };
}

function packagesOf(project: string): Packages {
  return JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8")).packages;
}

function writeLock(packages: Packages): void {
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...lock, packages }));
}

function completeLock(...args: readonly string[]) {
  return spawnSync(process.execPath, ["scripts/install/complete-lock.mjs", ...args], { encoding: "utf8" });
}

function npm(...args: readonly string[]) {
  return spawnSync("npm", args, { cwd: folder, encoding: "utf8", shell: process.platform === "win32" });
}

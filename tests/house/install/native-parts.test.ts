import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isLong } from "../../support/long";

type Packages = Readonly<
  Record<
    string,
    { version: string; dependencies?: Readonly<Record<string, string>>; optional?: boolean; os?: string[] }
  >
>;

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Packages };
/** What `npm start` and `npm test` run as machine code. */
const native = [
  "@biomejs/biome",
  "lightningcss",
  "oxc-parser",
  "oxc-resolver",
  "rolldown",
  "rollup",
  "typescript-native",
];
/** This platform's packages, as npm installed them here. */
const parts = Object.entries(packages)
  .filter(([path, { os, optional }]) => optional && os && existsSync(path))
  .map(([path, { version }]) => ({ path, asked: `${path.replace(/^.*node_modules\//, "")}@${version}` }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parley native parts "));
  for (const name of ["package.json", "package-lock.json", ".npmrc", "tsconfig.json"]) cpSync(name, join(folder, name));
  for (const name of ["scripts", "public", "src", "packages"]) cpSync(name, join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }), 120_000);

describe.skipIf(process.platform === "win32")("with this platform's packages taken away", () => {
  it.runIf(isLong)("set-up names each of them in one command, where npm reports success", () => {
    for (const path of new Set(native.flatMap((name) => withItsNeeds(`node_modules/${name}`)))) {
      cpSync(path, join(folder, path), { recursive: true });
    }
    const { status, stderr } = setUp(npmThatDoesNothing());
    expect(status).toBe(1);
    for (const name of native) expect(stderr).toContain(`\n  ${name} ${packages[`node_modules/${name}`]?.version}: `);
    const command = commandIn(stderr);
    expect(command.split(" ").slice(4).sort()).toEqual(parts.map(({ asked }) => asked).sort());
  });

  it.runIf(isLong)("set-up, or the command it names, brings them back", { timeout: 900_000 }, () => {
    expect(setUp(process.env)).toMatchObject({ status: 0 });
    takeAway();
    expect(setUp(process.env)).toMatchObject({ status: 0 });
    for (const { path } of parts) expect(existsSync(join(folder, path)), path).toBe(true);
    takeAway();
    const failed = setUp(npmThatDoesNothing());
    expect(failed.status).toBe(1);
    const mended = spawnSync(commandIn(failed.stderr), { cwd: folder, shell: true, encoding: "utf8" });
    expect(mended.status, mended.stderr).toBe(0);
    expect(setUp(npmThatDoesNothing())).toMatchObject({ status: 0 });
  });
});

function takeAway(): void {
  for (const { path } of parts) rmSync(join(folder, path), { recursive: true });
}

/** A package and what it cannot be loaded without. */
function withItsNeeds(path: string): readonly string[] {
  const needs = Object.keys(packages[path]?.dependencies ?? {}).map((name) => `node_modules/${name}`);
  return [path, ...needs.flatMap(withItsNeeds)];
}

function setUp(env: NodeJS.ProcessEnv) {
  return spawnSync(process.execPath, ["scripts/setup.mjs"], { cwd: folder, env, encoding: "utf8" });
}

function commandIn(said: string): string {
  return /Mend it with:\n {2}(npm install --no-save --include=optional .*)/.exec(said)?.[1] ?? "";
}

function npmThatDoesNothing(): NodeJS.ProcessEnv {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "npm"), "#!/bin/sh\nexit 0\n");
  chmodSync(join(bin, "npm"), 0o755);
  return { ...process.env, PATH: `${bin}${delimiter}${process.env["PATH"]}` };
}

import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { casesOf, isLong } from "../../support/long";
import { startToyRegistry, type ToyPackage, type ToyRegistry } from "../../support/toy-registry";

const here = { os: process.platform, cpu: process.arch };
const own = `toy-${here.os}-${here.cpu}`;
const foreign = here.os === "win32" ? "toy-darwin-arm64" : "toy-win32-x64";
const [foreignOs = "", foreignCpu = ""] = foreign.split("-").slice(1);

const toys: readonly ToyPackage[] = [
  {
    manifest: {
      name: "toy",
      version: "1.0.0",
      main: "index.js",
      license: "MIT",
      optionalDependencies: { [own]: "1.0.0", [foreign]: "1.0.0" },
    },
    files: { "index.js": `module.exports = require("${own}");` },
  },
  part(own, here.os, here.cpu),
  part(foreign, foreignOs, foreignCpu),
];

let registry: ToyRegistry;
let folder: string;
let home: string;

beforeAll(async () => {
  registry = await startToyRegistry(toys);
});
afterAll(() => registry.close());

// A path with spaces, as many have.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parley set up "));
  home = mkdtempSync(join(tmpdir(), "parley home "));
  cpSync("scripts", join(folder, "scripts"), { recursive: true });
  cpSync("public/samples", join(folder, "public", "samples"), { recursive: true });
  const soon = Date.now() / 1000 + 60;
  // The samples' pictures are made of the samples: no older than they.
  utimesSync(join(folder, "public", "samples", "sketches.json"), soon, soon);
  cpSync(".npmrc", join(folder, ".npmrc"));
  const devDependencies = { toy: "1.0.0" };
  const { engines, scripts } = readJson("package.json");
  writeJson("package.json", { name: "house", version: "1.0.0", engines, scripts, devDependencies });
  writeLock(own, foreign);
  registry.withhold();
});
afterEach(() => {
  for (const one of [folder, home]) rmSync(one, { recursive: true, force: true });
});

describe("set-up", () => {
  it("installs this platform's part, whatever the machine's settings leave out, and then asks npm nothing", async () => {
    const environment = { NODE_ENV: "production", npm_config_omit: "optional" };
    const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
    expect(await setUp(environment)).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, "package-lock.json"), "utf8")).toBe(lock);
    expect(existsSync(installed(own))).toBe(true);
    expect(existsSync(installed(foreign))).toBe(false);
    const asked = registry.requests.length;
    expect(await setUp(environment)).toEqual({ status: 0, said: "" });
    expect(registry.requests).toHaveLength(asked);
  });

  it.runIf(isLong)("takes what npm installed by hand, and installs when that is another version", async () => {
    await run("npm ci --include=dev");
    const asked = registry.requests.length;
    expect(await setUp()).toEqual({ status: 0, said: "" });
    expect(registry.requests).toHaveLength(asked);

    rmSync(join(folder, "node_modules", ".parley-installed"));
    const list = join(folder, "node_modules", ".package-lock.json");
    writeFileSync(list, readFileSync(list, "utf8").replaceAll('"version": "1.0.0"', '"version": "0.9.0"'));
    expect((await setUp()).said).toContain("Installing packages.");
  });

  it("is not skipped in silence when started through a link to its folder", async () => {
    const link = join(home, "link");
    symlinkSync(folder, link, "junction");
    writeLock(foreign);
    const started = await run(`"${process.execPath}" "${join(link, "scripts", "setup.mjs")}"`);
    expect(started.said).toContain("npm run lock");
  });

  it.each(casesOf(["broken"], ["taken away"]))("installs anew when a native part was %s", async (fault) => {
    await setUp();
    if (fault === "broken") {
      writeFileSync(join(installed(own), "index.js"), "throw new Error('not for this machine');");
      rmSync(join(folder, "node_modules", ".parley-installed"));
    } else {
      rmSync(installed(own), { recursive: true });
    }
    expect(await setUp()).toMatchObject({ status: 0 });
    expect(readFileSync(join(installed(own), "index.js"), "utf8")).toContain("exports");
  });

  it("names one command when npm reports success without the part, and that command mends it", async () => {
    registry.withhold(own);
    const failed = await setUp();
    expect(failed.status).toBe(1);
    expect(failed.said).toContain(`toy 1.0.0: Error: Cannot find module '${own}'`);
    const command = /Mend it with:\n {2}(.*)/.exec(failed.said)?.[1] ?? "";
    expect(command).toContain(`${own}@1.0.0`);
    expect(command).not.toContain(foreign);

    registry.withhold();
    expect(await run(command)).toMatchObject({ status: 0 });
    const asked = registry.requests.length;
    expect(await setUp()).toEqual({ status: 0, said: "" });
    expect(registry.requests).toHaveLength(asked);
  });

  it("says so when a package has no part for this system", async () => {
    writeJson("package-lock.json", lockOf({ [own]: { os: ["plan9"] }, [foreign]: {} }));
    const failed = await setUp();
    expect(failed.status).toBe(1);
    expect(failed.said).toContain("There is no build of toy for this system.");
  });

  // The command itself has tests of its own.
  it.runIf(isLong)(
    "names the command that completes a lock without this platform's part, and that command mends it",
    async () => {
      writeLock(foreign);
      const failed = await setUp();
      expect(failed).toEqual({
        status: 1,
        said: `Installing packages.\npackage-lock.json lacks 1 packages, ${own}@1.0.0 among them. Complete it with: npm run lock\n`,
      });
      expect(await run("npm run lock")).toMatchObject({ status: 0 });
      expect(readJson(join(folder, "package-lock.json"))).toEqual(lockOf({ [own]: {}, [foreign]: {} }));
      expect(await setUp()).toMatchObject({ status: 0 });
      expect(existsSync(installed(own))).toBe(true);
    },
  );
});

function part(name: string, os: string, cpu: string): ToyPackage {
  const manifest = { name, version: "1.0.0", os: [os], cpu: [cpu], main: "index.js", license: "MIT" };
  return { manifest, files: { "index.js": `module.exports = "${name}";` } };
}

/** The lock file npm writes for the toys, with these parts. */
function writeLock(...parts: readonly string[]): void {
  writeJson("package-lock.json", lockOf(Object.fromEntries(parts.map((name) => [name, {}]))));
}

function lockOf(parts: Readonly<Record<string, object>>) {
  const { engines } = readJson("package.json");
  const entries = Object.entries(parts).map(([name, more]) => {
    const { manifest } = toys.find((one) => one.manifest.name === name) ?? {
      manifest: { version: "", os: [], cpu: [] },
    };
    const { version, os, cpu } = manifest as { version: string; os: string[]; cpu: string[] };
    const integrity = registry.integrityOf(name);
    return [
      `node_modules/${name}`,
      { version, integrity, cpu, dev: true, license: "MIT", optional: true, os, ...more },
    ] as const;
  });
  const optionalDependencies = { [own]: "1.0.0", [foreign]: "1.0.0" };
  const entry = {
    version: "1.0.0",
    integrity: registry.integrityOf("toy"),
    dev: true,
    license: "MIT",
    optionalDependencies,
  };
  const root = { name: "house", version: "1.0.0", devDependencies: { toy: "1.0.0" }, engines };
  return {
    name: "house",
    version: "1.0.0",
    lockfileVersion: 3,
    requires: true,
    packages: { "": root, "node_modules/toy": entry, ...Object.fromEntries(entries) },
  };
}

function installed(name: string): string {
  return join(folder, "node_modules", name);
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function writeJson(name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(value));
}

function setUp(environment: Readonly<Record<string, string>> = {}) {
  return run(`"${process.execPath}" scripts/setup.mjs`, environment);
}

/** Runs a command as a person types it, with a home and a cache of its own and the toys' registry. */
function run(command: string, environment: Readonly<Record<string, string>> = {}) {
  const { PATH, SystemRoot } = process.env;
  const npm = {
    npm_config_registry: registry.origin,
    npm_config_cache: join(home, "cache"),
    npm_config_fetch_retries: "0",
  };
  const env = {
    PATH,
    SystemRoot,
    HOME: home,
    USERPROFILE: home,
    npm_config_update_notifier: "false",
    ...npm,
    ...environment,
  };
  return new Promise<{ status: number | null; said: string }>((resolve, reject) => {
    const child = spawn(command, { cwd: folder, env, shell: true });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => {
        said += String(data);
      });
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, said }));
  });
}

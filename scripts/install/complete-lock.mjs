// npm run lock: gives package-lock.json an entry for every package of every platform, so that `npm ci` installs from the one
// file on all of them. npm leaves out of the lock what the registry of the day did not have. Needs no installed package.
//   --check     writes nothing; exit status 1 and a list when an entry is lacking
//   --offline   asks no registry: what is lacking is written by its name alone, without integrity
//   --in FOLDER a project other than this one
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findPackage, gapsOf, isExact, isGap, nameOf } from "./lock-gaps.mjs";
import { runNpm } from "./run-npm.mjs";

/** @import { Gap, LockEntry, Packages } from "../types.mjs" */

const { values: options } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    offline: { type: "boolean", default: false },
    in: { type: "string", default: fileURLToPath(new URL("../..", import.meta.url)) },
  },
});
/** What the names of native packages end in. */
const platformName =
  /-(?<os>aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(?<cpu>arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?:-(?<abi>gnu|musl|msvc|eabi|gnueabihf|musleabihf))?$/;

const file = join(options.in, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));

try {
  if (options.check) check(lock.packages);
  else complete();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {Packages} packages */
function check(packages) {
  const gaps = gapsOf(packages);
  for (const { from, name, range } of gaps) console.log(`${nameOf(from)} needs ${name}@${range}`);
  if (gaps.length > 0)
    throw new Error(`package-lock.json lacks ${gaps.length} entries. Complete it with: npm run lock`);
  console.log("package-lock.json is complete.");
}

function complete() {
  /** @type {{ packages: Packages }} */
  const { packages } = lock;
  // Written by name at another time: the registry may have it by now.
  if (!options.offline) for (const path of unsealed(packages)) delete packages[path];
  const known = options.offline ? {} : askRegistry(gapsOf(packages));
  let written = 0;
  for (let gaps = gapsOf(packages); gaps.length > 0; gaps = gapsOf(packages)) {
    for (const gap of gaps.filter((one) => isGap(packages, one))) {
      const [path, entry] = filling(packages, gap, known);
      packages[path] = entry;
      written += 1;
    }
  }
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en")));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    `package-lock.json is complete. Written: ${written} entries; without integrity: ${unsealed(packages).length}.`,
  );
}

/** @param {Packages} packages */
function unsealed(packages) {
  return Object.entries(packages)
    .filter(
      ([path, { integrity, link, inBundle }]) => path.includes("node_modules/") && !integrity && !link && !inBundle,
    )
    .map(([path]) => path);
}

/**
 * The entries npm itself writes for what is lacking: one project that needs nothing else. What the registry lacks, npm leaves out.
 * @param {readonly Gap[]} gaps
 * @returns {Packages}
 */
function askRegistry(gaps) {
  if (gaps.length === 0) return {};
  const folder = mkdtempSync(join(tmpdir(), "parley-lock-"));
  try {
    const optionalDependencies = Object.fromEntries(gaps.map(({ name, range }) => [name, range]));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, optionalDependencies }));
    const settings = join(options.in, ".npmrc");
    if (existsSync(settings)) copyFileSync(settings, join(folder, ".npmrc"));
    const asked = ["install", "--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved"];
    if (!runNpm([...asked, "--loglevel=error"], { folder })) {
      console.error("npm could not ask the registry: what is lacking is written without integrity.");
      return {};
    }
    return JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")).packages;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Where the lacking package goes and its entry: at the top, or below the one that needs it where another version is there.
 * @param {Packages} packages
 * @param {Gap} gap
 * @param {Packages} known
 * @returns {[path: string, entry: LockEntry]}
 */
function filling(packages, { from, name, range, isOptional }, known) {
  const parent = packages[from] ?? {};
  const flags = {
    ...(parent.dev ? { dev: true } : {}),
    ...(parent.devOptional ? { devOptional: true } : {}),
    ...(isOptional || parent.optional ? { optional: true } : {}),
  };
  const top = `node_modules/${name}`;
  const path = packages[top] ? `${from}/${top}` : top;
  const found = known[top];
  if (found && (!isExact(range) || found.version === range)) return [path, inOrder({ ...found, ...flags })];
  if (isOptional && isExact(range))
    return [path, inOrder({ ...byName(packages, from, name), version: range, ...flags })];
  throw new Error(
    `${nameOf(from)} needs ${name}@${range}, which cannot be written by its name. Run npm install first.`,
  );
}

/**
 * What the name says of the platform; licence and engines are those of the sister packages.
 * @param {Packages} packages
 * @param {string} from
 * @param {string} name
 * @returns {LockEntry}
 */
function byName(packages, from, name) {
  const { os, cpu, abi = "" } = platformName.exec(name)?.groups ?? {};
  if (!os || !cpu)
    throw new Error(`The name ${name} says no platform: write its entry into package-lock.json by hand.`);
  const parent = packages[from] ?? {};
  const { optionalDependencies = {} } = parent;
  const sisters = Object.keys(optionalDependencies).map((sister) => {
    const path = findPackage(packages, from, sister);
    return path === undefined ? undefined : packages[path];
  });
  const { license, engines } = sisters.find((sister) => sister?.integrity && sister.os) ?? parent;
  return {
    cpu: [cpu],
    ...libcOf({ os, abi }, `${name}-musl` in optionalDependencies),
    ...(license ? { license } : {}),
    os: [os],
    ...(engines ? { engines } : {}),
  };
}

/**
 * A name without an ABI is that of glibc where there is one for musl beside it.
 * @param {{ os: string, abi: string }} platform
 * @param {boolean} hasMuslSister
 */
function libcOf({ os, abi }, hasMuslSister) {
  if (os !== "linux") return {};
  if (abi.startsWith("musl")) return { libc: ["musl"] };
  return abi.startsWith("gnu") || hasMuslSister ? { libc: ["glibc"] } : {};
}

/**
 * As npm writes an entry.
 * @param {LockEntry} entry
 * @returns {LockEntry}
 */
function inOrder(entry) {
  const { version, integrity, cpu, dev, devOptional, libc, license, optional, os, dependencies, engines, ...rest } =
    entry;
  const ordered = {
    version,
    integrity,
    cpu,
    dev,
    devOptional,
    libc,
    license,
    optional,
    os,
    dependencies,
    engines,
    ...rest,
  };
  // Leaves out what is undefined.
  return JSON.parse(JSON.stringify(ordered));
}

// Installs the packages of the lock file and makes sure that their native parts load. No dependencies.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gapsOf, nameOf } from "./lock-gaps.mjs";
import { brokenPackages, nativePackages, thisPlatform } from "./native-parts.mjs";
import { runNpm } from "./run-npm.mjs";

/** @import { BrokenPackage, Log, NativePackage, Packages, Platform } from "../types.mjs" */

/**
 * Does nothing, quickly, when all is there; else runs `npm ci`. Throws, with the command that mends it, when a native part does not load.
 * @param {string} root
 * @param {Log} log
 */
export function installPackages(root, log) {
  const fingerprint = fingerprintOf(root);
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const platform = thisPlatform();
  const natives = nativePackages(packages, platform);
  const stamp = join(root, "node_modules", ".parley-installed");
  const loads = `${fingerprint} loads on ${platform.os} ${platform.cpu} ${platform.libc ?? ""}`.trimEnd();
  const known = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (known === loads && missingParts(root, natives).length === 0) return;

  const install = () => {
    log("Installing packages.");
    runClean(root, packages);
    writeFileSync(stamp, fingerprint);
  };
  const isInstalled = known.startsWith(fingerprint) || holdsAll(root, packages);
  if (!isInstalled) install();
  let broken = brokenPackages(root, natives);
  if (broken.length > 0 && isInstalled) {
    install();
    broken = brokenPackages(root, natives);
  }
  if (broken.length > 0) throw new Error(adviceFor(root, broken, platform));
  writeFileSync(stamp, loads);
}

/**
 * By npm's own list of what it installed: somebody may have run npm by hand. Our own packages are found without it. Whether this platform's parts are there is seen by loading them.
 * @param {string} root
 * @param {Packages} packages
 */
function holdsAll(root, packages) {
  const list = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(list)) return false;
  const { packages: installed } = JSON.parse(readFileSync(list, "utf8"));
  return Object.entries(packages).every(
    ([path, { version, integrity, optional, link }]) =>
      !path.includes("node_modules/") ||
      link ||
      optional ||
      (installed[path]?.version === version && installed[path].integrity === integrity),
  );
}

/**
 * Whatever the machine's settings leave out of an install: the build needs all of it.
 * @param {string} root
 * @param {Packages} packages
 */
function runClean(root, packages) {
  const gaps = gapsOf(packages);
  const [first] = gaps;
  if (first) {
    const one = `${first.name}@${first.range}`;
    throw new Error(
      `package-lock.json lacks ${gaps.length} packages, ${one} among them. Complete it with: npm run lock`,
    );
  }
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  if (!runNpm(args, { folder: root })) throw new Error("npm ci failed; its reason stands above.");
}

/**
 * @param {string} root
 * @param {readonly NativePackage[]} natives
 */
function missingParts(root, natives) {
  return natives.flatMap(({ parts }) => parts).filter(({ path }) => !existsSync(join(root, path, "package.json")));
}

/**
 * @param {string} root
 * @param {readonly BrokenPackage[]} broken
 * @param {Platform} platform
 */
function adviceFor(root, broken, platform) {
  const here = Object.values(platform).join(" ");
  const reasons = broken.map(({ path, version, reason }) => `  ${nameOf(path)} ${version}: ${reason}`);
  const head = [`What is installed does not load on this system (${here}):`, ...reasons];
  const missing = missingParts(root, broken);
  const asked = missing.map(({ path, version }) => `${nameOf(path)}@${version}`).join(" ");
  if (missing.length > 0)
    return [...head, "Mend it with:", `  npm install --no-save --include=optional ${asked}`].join("\n");
  const without = broken.filter(({ parts }) => parts.length === 0).map(({ path }) => nameOf(path));
  const last =
    without.length > 0
      ? `There is no build of ${without.join(", ")} for this system.`
      : "It is all there: this system may be older than the packages need, or block what npm installs.";
  return [...head, last].join("\n");
}

/**
 * Of what decides the installed packages; another script in package.json changes nothing.
 * @param {string} root
 */
function fingerprintOf(root) {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  return createHash("sha256")
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]))
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

// Finds the packages that come with one binary package per platform, and tries whether they load here. No dependencies: it
// runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findPackage, nameOf } from "./lock-gaps.mjs";

/** @import { BrokenPackage, LockEntry, NativePackage, Packages, Platform } from "../types.mjs" */

/**
 * What is read of Node's report.
 * @typedef {{ readonly header: { readonly glibcVersionRuntime?: string } }} Report
 */

/**
 * As npm tells systems apart.
 * @returns {Platform}
 */
export function thisPlatform() {
  const { platform: os, arch: cpu } = process;
  if (os !== "linux") return { os, cpu };
  // The types of Node 20 do not know of it.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = /** @type {Report} */ (process.report.getReport());
  return { os, cpu, libc: header.glibcVersionRuntime ? "glibc" : "musl" };
}

/**
 * The packages of the lock with native parts, each with those parts that are for this platform.
 * @param {Packages} packages
 * @param {Platform} platform
 * @returns {readonly NativePackage[]}
 */
export function nativePackages(packages, platform) {
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) => {
    const parts = Object.keys(optionalDependencies).flatMap((name) => {
      const part = findPackage(packages, path, name);
      const entry = part === undefined ? undefined : packages[part];
      return part !== undefined && (entry?.os ?? entry?.cpu) !== undefined ? [{ path: part, ...entry }] : [];
    });
    const fitting = parts.filter((part) => fits(part, platform));
    // One part for one system only (fsevents) is an extra; several are the package itself.
    if (fitting.length === 0 && parts.length < 2) return [];
    return [{ path, version, parts: fitting.map((part) => ({ path: part.path, version: part.version })) }];
  });
}

/**
 * @param {LockEntry} part
 * @param {Platform} platform
 */
function fits(part, { os, cpu, libc }) {
  return allows(part.os, os) && allows(part.cpu, cpu) && (libc === undefined || allows(part.libc, libc));
}

/**
 * @param {readonly string[] | undefined} list
 * @param {string} value
 */
function allows(list, value) {
  if (list === undefined) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((one) => one.startsWith("!"));
}

/**
 * Those of them that do not load, each with the reason. Each is tried in a process of its own: a binary that is wrong may end it.
 * @param {string} root
 * @param {readonly NativePackage[]} natives
 * @returns {readonly BrokenPackage[]}
 */
export function brokenPackages(root, natives) {
  return natives.flatMap((one) => {
    const reason = whyBroken(join(root, one.path), nameOf(one.path));
    return reason === undefined ? [] : [{ ...one, reason }];
  });
}

/**
 * @param {string} folder
 * @param {string} name
 */
function whyBroken(folder, name) {
  if (!existsSync(join(folder, "package.json"))) return `${name} is not installed.`;
  const { main, bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // What a program exports beside itself (TypeScript 7 its version) may load without the native part.
  const isProgram = main === undefined && bin !== undefined;
  const program = isProgram ? join(folder, typeof bin === "string" ? bin : Object.values(bin)[0]) : undefined;
  const args = program ? [program, "--version"] : ["--input-type=module", "--eval", `await import("${name}")`];
  const { status, signal, stderr, error } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status === 0) return undefined;
  const said = /^\s*(?:\w*Error.*|.*cannot open shared object.*)$/m.exec(stderr ?? "")?.[0].trim();
  return said ?? error?.message ?? `It ended with ${signal ?? `status ${status}`}.`;
}

// Finds the packages that come with one binary package per platform, and tries whether they load here. No dependencies: it
// runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findPackage, nameOf } from "./lock-gaps.mjs";

/** As npm tells systems apart. */
export function thisPlatform() {
  const { platform: os, arch: cpu } = process;
  if (os !== "linux") return { os, cpu };
  process.report.excludeNetwork = true;
  return { os, cpu, libc: process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl" };
}

/** The packages of the lock with native parts, each with those parts that are for this platform. */
export function nativePackages(packages, platform) {
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) => {
    const parts = Object.keys(optionalDependencies)
      .map((name) => findPackage(packages, path, name))
      .filter((part) => part !== undefined && (packages[part].os ?? packages[part].cpu) !== undefined);
    const fitting = parts.filter((part) => fits(packages[part], platform));
    // One part for one system only (fsevents) is an extra; several are the package itself.
    if (fitting.length === 0 && parts.length < 2) return [];
    return [{ path, version, parts: fitting.map((part) => ({ path: part, version: packages[part].version })) }];
  });
}

function fits(part, { os, cpu, libc }) {
  return allows(part.os, os) && allows(part.cpu, cpu) && (libc === undefined || allows(part.libc, libc));
}

function allows(list, value) {
  if (list === undefined) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((one) => one.startsWith("!"));
}

/** Those of them that do not load, each with the reason. Each is tried in a process of its own: a binary that is wrong may end it. */
export function brokenPackages(root, natives) {
  return natives.flatMap((one) => {
    const reason = whyBroken(join(root, one.path), nameOf(one.path));
    return reason === undefined ? [] : [{ ...one, reason }];
  });
}

function whyBroken(folder, name) {
  if (!existsSync(join(folder, "package.json"))) return `${name} is not installed.`;
  const { main, exports, bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const isProgram = main === undefined && exports === undefined && bin !== undefined;
  const program = isProgram ? join(folder, typeof bin === "string" ? bin : Object.values(bin)[0]) : undefined;
  const args = program ? [program, "--version"] : ["--input-type=module", "--eval", `await import("${name}")`];
  const { status, signal, stderr, error } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status === 0) return undefined;
  const said = /^\s*(?:\w*Error.*|.*cannot open shared object.*)$/m.exec(stderr ?? "")?.[0].trim();
  return said ?? error?.message ?? `It ended with ${signal ?? `status ${status}`}.`;
}

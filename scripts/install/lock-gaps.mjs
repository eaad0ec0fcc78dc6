// Reads a lock file's packages: what they need and where it stands. No dependencies: it runs before anything is installed.

/** @import { Gap, LockEntry, Need, Packages } from "../types.mjs" */

/**
 * Path in the lock of the package `name` as the package at `from` finds it, or undefined.
 * @param {Packages} packages
 * @param {string} from
 * @param {string} name
 */
export function findPackage(packages, from, name) {
  let folder = from;
  for (;;) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === "") return undefined;
    const above = folder.lastIndexOf("/node_modules/");
    folder = above < 0 ? "" : folder.slice(0, above);
  }
}

/**
 * Name of the package at a path of the lock; of one of our own the file that says what it needs.
 * @param {string} path
 */
export function nameOf(path) {
  if (!path.includes("node_modules/")) return path === "" ? "package.json" : `${path}/package.json`;
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/**
 * Each dependency a package of the lock declares and the lock has no entry for; optional peers need none.
 * @param {Packages} packages
 * @returns {readonly Gap[]}
 */
export function gapsOf(packages) {
  return Object.entries(packages).flatMap(([from, entry]) =>
    needsOf(entry)
      .map((need) => ({ from, ...need }))
      .filter((need) => isGap(packages, need)),
  );
}

/**
 * Whether the package at `from` finds none of that name; an exact version must be that one, another range was npm's choice.
 * @param {Packages} packages
 * @param {Gap} gap
 */
export function isGap(packages, { from, name, range }) {
  const path = findPackage(packages, from, name);
  const found = path === undefined ? undefined : packages[path];
  return !found || (isExact(range) && found.version !== range);
}

/**
 * @param {LockEntry} entry
 * @returns {readonly Need[]}
 */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.entries(peerDependencies ?? {}).filter(([name]) => !peerDependenciesMeta?.[name]?.optional);
  return [
    ...Object.entries(optionalDependencies ?? {}).map(([name, range]) => ({ name, range, isOptional: true })),
    ...[...Object.entries(dependencies ?? {}), ...peers].map(([name, range]) => ({ name, range, isOptional: false })),
  ];
}

/** @param {string} range */
export function isExact(range) {
  return /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(range);
}

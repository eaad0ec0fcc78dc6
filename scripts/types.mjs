// The shapes that the files of this folder share; types only.

/**
 * Told what is being done, a line each time.
 * @typedef {(text: string) => unknown} Log
 */

/** @typedef {Readonly<Record<string, string>>} Ranges */

/**
 * What is read of a package in a lock file.
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [inBundle]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {boolean} [optional]
 * @property {string} [license]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 * @property {Ranges} [engines]
 * @property {Ranges} [dependencies]
 * @property {Ranges} [optionalDependencies]
 * @property {Ranges} [peerDependencies]
 * @property {Readonly<Record<string, { readonly optional?: boolean }>>} [peerDependenciesMeta]
 */

/**
 * A lock file's packages by their paths.
 * @typedef {Record<string, LockEntry>} Packages
 */

/** @typedef {{ readonly name: string, readonly range: string, readonly isOptional: boolean }} Need */

/**
 * What the package at `from` needs and does not find.
 * @typedef {Need & { readonly from: string }} Gap
 */

/** @typedef {{ readonly os: string, readonly cpu: string, readonly libc?: string }} Platform */

/** @typedef {{ readonly path: string, readonly version: string | undefined }} Part */

/**
 * A package with native parts, and those of them for one platform.
 * @typedef {Part & { readonly parts: readonly Part[] }} NativePackage
 */

/** @typedef {NativePackage & { readonly reason: string }} BrokenPackage */

export {};

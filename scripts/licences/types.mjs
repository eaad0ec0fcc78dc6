// The shapes that the files of this folder share; types only.

/**
 * A package of which something is in the page.
 * @typedef {object} ShippedPackage
 * @property {string} name
 * @property {string} version
 * @property {string} licence
 * @property {string} text
 * @property {readonly string[]} notices
 */

/** @typedef {Pick<ShippedPackage, "name" | "version" | "licence">} ListedPackage */

export {};

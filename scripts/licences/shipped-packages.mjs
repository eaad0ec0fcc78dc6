// From the files of a bundle to the packages they belong to, each with its licence and the whole text of it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { noticesIn } from "./notices.mjs";
import { allowed, builtIn, endsAt, meanings, texts } from "./written-by-hand.mjs";

/** @import { ShippedPackage } from "./types.mjs" */

const textsFolder = fileURLToPath(new URL("texts", import.meta.url));
const packageFolder = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * One entry a package, by name.
 * @param {Iterable<string>} files Paths of all that was put into the bundle, whole folders of packages too (with a slash at the end).
 */
export function shippedPackages(files) {
  /** @type {Map<string, readonly string[]>} */
  const folders = new Map();
  for (const file of files) {
    const folder = packageFolder.exec(file)?.[1];
    if (folder) folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const own = [...folders].map(([folder, inside]) => describe(folder, inside));
  const inner = [...folders].flatMap(([folder, inside]) => innerPackages(folder, inside));
  const all = [...own, ...inner].sort(
    (a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version),
  );
  for (const { name, licence } of all) {
    if (!isAllowed(licence)) throw new Error(`${name} has the licence "${licence}", which Parley may not ship.`);
  }
  return all;
}

/**
 * The dictionaries beside the page.
 * @returns {readonly ShippedPackage[]}
 */
export function shippedMeanings() {
  return meanings.map(({ text, ...facts }) => ({ ...facts, text: handText(text), notices: [] }));
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {ShippedPackage}
 */
function describe(folder, files) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const text = fileText(folder, name);
  return { name, version, licence: license ?? "none", text, notices: noticesIn(files.filter(isScript), text) };
}

/**
 * `MIT OR GPL-3.0` may be taken as MIT.
 * @param {string} licence
 */
function isAllowed(licence) {
  const alternatives = licence.replace(/[()]/g, "").split(/ OR /);
  return alternatives.some((one) => one.split(/ AND /).every((id) => allowed.has(id.trim())));
}

/**
 * @param {string} folder
 * @param {string} name
 */
function fileText(folder, name) {
  if (texts[name]) return handText(texts[name]);
  const found = licenceFiles(folder).map((file) => readFileSync(file, "utf8").replace(/\r\n?/g, "\n").trim());
  if (found.length === 0) {
    throw new Error(
      `${name} is shipped and has no licence text: put one into scripts/licences/texts and name it in scripts/licences/written-by-hand.mjs.`,
    );
  }
  const end = endsAt[name];
  return found.map((text) => (end && text.includes(end) ? text.slice(0, text.indexOf(end)).trim() : text)).join("\n\n");
}

/**
 * Also those of what a package took over from others, in folders of their own.
 * @param {string} folder
 * @returns {readonly string[]}
 */
function licenceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "node_modules" ? [] : licenceFiles(path);
      return /^(?:licen[cs]e|copying|notice)(?:[.-][\w-]+)?(?:\.(?:md|txt))?$/i.test(entry.name) &&
        !/\.[cm]?[jt]s$/.test(entry.name)
        ? [path]
        : [];
    });
}

/**
 * Packages a package was bundled with, by the source map beside its file.
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {readonly ShippedPackage[]}
 */
function innerPackages(folder, files) {
  const outer = nameOf(folder);
  const names = new Set(
    files
      .filter((file) => existsSync(`${file}.map`))
      .flatMap((file) => {
        /** @type {{ sources: readonly string[] }} */
        const { sources } = JSON.parse(readFileSync(`${file}.map`, "utf8"));
        return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
      }),
  );
  names.delete(outer);
  const version = `inside ${outer}`;
  return [...names].map((name) => {
    const installed = join(folder.slice(0, -outer.length), name);
    const known = builtIn[name];
    if (known) {
      const { licence, text, from } = known;
      return { name, version, licence, text: `Part of ${from}.\n\n${handText(text)}`, notices: [] };
    }
    if (existsSync(installed)) return { ...describe(installed, []), version };
    throw new Error(
      `${name} is shipped ${version}, and nothing says its licence: name it in scripts/licences/written-by-hand.mjs.`,
    );
  });
}

/** @param {string} folder */
function nameOf(folder) {
  return folder.replace(/^.*node_modules[\\/]/, "").replaceAll("\\", "/");
}

/** @param {string} file */
function handText(file) {
  return readFileSync(join(textsFolder, file), "utf8").trim();
}

/** @param {string} file */
function isScript(file) {
  return /\.[cm]?js$/.test(file);
}

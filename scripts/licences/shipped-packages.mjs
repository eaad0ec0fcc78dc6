// From the files of a bundle to the packages they belong to, each with its licence and the whole text of it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { allowed, builtIn, endsAt, texts } from "./kept-by-hand.mjs";
import { noticesIn } from "./notices.mjs";

const textsFolder = fileURLToPath(new URL("texts", import.meta.url));
const packageFolder = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** `files`: paths of all that was put into the bundle, whole folders of packages too (with a slash at the end). One entry a package, by name. */
export function shippedPackages(files) {
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

function describe(folder, files) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const text = textOf(folder, name);
  return { name, version, licence: license ?? "none", text, notices: noticesIn(files.filter(isScript), text) };
}

/** `MIT OR GPL-3.0` may be taken as MIT. */
function isAllowed(licence) {
  const alternatives = licence.replace(/[()]/g, "").split(/ OR /);
  return alternatives.some((one) => one.split(/ AND /).every((id) => allowed.has(id.trim())));
}

function textOf(folder, name) {
  if (texts[name]) return handText(texts[name]);
  const found = licenceFiles(folder).map((file) => readFileSync(file, "utf8").replace(/\r\n?/g, "\n").trim());
  if (found.length === 0) {
    throw new Error(
      `${name} is shipped and has no licence text: put one into scripts/licences/texts and name it in scripts/licences/kept-by-hand.mjs.`,
    );
  }
  return found.map((text) => (endsAt[name] ? text.split(endsAt[name])[0].trim() : text)).join("\n\n");
}

/** Also those of what a package took over from others, in folders of their own. */
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

/** Packages a package was bundled with, by the source map beside its file. */
function innerPackages(folder, files) {
  const outer = nameOf(folder);
  const names = new Set(
    files
      .filter((file) => existsSync(`${file}.map`))
      .flatMap((file) => {
        const { sources } = JSON.parse(readFileSync(`${file}.map`, "utf8"));
        return sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]).filter(Boolean);
      }),
  );
  names.delete(outer);
  const version = `inside ${outer}`;
  return [...names].map((name) => {
    const installed = join(folder.slice(0, -outer.length), name);
    if (builtIn[name]) {
      const { licence, text, from } = builtIn[name];
      return { name, version, licence, text: `Part of ${from}.\n\n${handText(text)}`, notices: [] };
    }
    if (existsSync(installed)) return { ...describe(installed, []), version };
    throw new Error(
      `${name} is shipped ${version}, and nothing says its licence: name it in scripts/licences/kept-by-hand.mjs.`,
    );
  });
}

function nameOf(folder) {
  return folder.replace(/^.*node_modules[\\/]/, "").replaceAll("\\", "/");
}

function handText(file) {
  return readFileSync(join(textsFolder, file), "utf8").trim();
}

function isScript(file) {
  return /\.[cm]?js$/.test(file);
}

import { join } from "node:path";
import { importTypeScript } from "../import-typescript.mjs";

/** @import { ListedPackage, ShippedPackage } from "./types.mjs" */

/** @typedef {{ name: string, title: string }} ListedSample */

/** @typedef {{ source: string, licence: string }} SampleCredit */

const rule = "=".repeat(78);

/**
 * The file for people: what is in the page, where the samples are from, then every text, the same one once.
 * @param {string} root
 * @param {readonly ShippedPackage[]} packages
 */
export async function licencesText(root, packages) {
  const folder = join(root, "src", "graph", "samples");
  /** @type {{ sampleList: readonly ListedSample[] }} */
  const { sampleList } = await importTypeScript(join(folder, "sample-list.ts"));
  /** @type {{ sampleCredits: Readonly<Record<string, SampleCredit>> }} */
  const { sampleCredits } = await importTypeScript(join(folder, "sample-credits.ts"));
  return [
    "What Parley's page is made of, and under which licences. Written by the build.",
    packages.map(titleOf).join("\n"),
    [
      "Where the samples are from:",
      ...sampleList.flatMap(({ name, title }) => {
        const credit = sampleCredits[name];
        return credit === undefined ? [] : [`  ${title}: ${credit.source}. ${credit.licence}.`];
      }),
    ].join("\n"),
    ...byText(packages).map(({ text, sharing }) =>
      [rule, ...sharing.map(titleOf), rule, "", text, ...noticesOf(sharing)].join("\n"),
    ),
    "",
  ].join("\n\n");
}

/**
 * The packages of such a file: what its list says.
 * @param {string} text
 * @returns {readonly ListedPackage[]}
 */
export function listedIn(text) {
  const [, list = ""] = text.split("\n\n");
  return list.split("\n").map((line) => {
    const [, name = "", version = "", licence = ""] = /^(\S+) (.+) - (.+)$/.exec(line) ?? [];
    return { name, version, licence };
  });
}

/** @param {ListedPackage} listed */
function titleOf({ name, version, licence }) {
  return `${name} ${version} - ${licence}`;
}

/** @param {readonly ShippedPackage[]} packages */
function byText(packages) {
  const texts = [...new Set(packages.map(({ text }) => text))];
  return texts.map((text) => ({ text, sharing: packages.filter((one) => one.text === text) }));
}

/** @param {readonly ShippedPackage[]} packages */
function noticesOf(packages) {
  return packages.flatMap(({ name, notices }) =>
    notices.length === 0 ? [] : ["", `Said in the code of ${name}:`, ...notices.map((notice) => `\n${notice}`)],
  );
}

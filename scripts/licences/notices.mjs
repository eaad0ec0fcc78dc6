import { readFileSync } from "node:fs";

const comment = /\/\*[\s\S]{0,4000}?\*\/|(?:^[ \t]*\/\/.*(?:\n|$))+/gm;
const legal = /copyright|\(c\) \d{4}|@licen[cs]e|licen[cs]ed under|\b(?:MIT|BSD|Apache) licen[cs]e/i;

/**
 * Comments in these files that name a right of somebody the licence text does not name: the build takes comments out.
 * @param {readonly string[]} files
 * @param {string} text
 */
export function noticesIn(files, text) {
  const known = plain(text);
  const found = files.flatMap((file) => readFileSync(file, "utf8").match(comment) ?? []);
  const notices = found.filter((one) => legal.test(one)).map(withoutMarks);
  return [...new Set(notices)].filter((notice) => !isKnown(notice, known));
}

/**
 * Every line that names a right is in the text; a comment without such a line says no more than the text.
 * @param {string} notice
 * @param {string} known
 */
function isKnown(notice, known) {
  const rights = notice.split("\n").filter((line) => /copyright|\(c\) /i.test(line));
  return rights.length > 0 && rights.every((line) => known.includes(plain(line)));
}

/** @param {string} text */
function plain(text) {
  return text
    .toLowerCase()
    .replace(/©|\(c\)|[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** @param {string} text */
function withoutMarks(text) {
  return text
    .replace(/^\/\*+!?|\*+\/$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\*|\/\/+!?) ?/, "").trimEnd())
    .join("\n")
    .trim();
}

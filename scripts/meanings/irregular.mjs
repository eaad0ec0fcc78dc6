// Irregular forms of English words ("children", "wrote"), from the lists of exceptions of WordNet in the package wink-lexicon.
import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * Lines "form plain", of forms the page's rules for endings do not plain.
 * @param {string} folder The unpacked package.
 * @param {ReadonlySet<string>} words What the table has.
 */
export function irregularForms(folder, words) {
  const require = createRequire(join(folder, "package.json"));
  /** @type {Map<string, string>} */
  const forms = new Map();
  for (const name of ["wn-noun-exceptions", "wn-verb-exceptions", "wn-adjective-exceptions"]) {
    /** @type {Readonly<Record<string, string | readonly string[]>>} */
    const exceptions = require(join(folder, "src", `${name}.js`));
    for (const [form, plain] of Object.entries(exceptions)) {
      const [first = ""] = [plain].flat();
      if (!words.has(form) && !forms.has(form) && words.has(first) && !isRegular(form, first)) forms.set(form, first);
    }
  }
  return [...forms].map(([form, plain]) => `${form} ${plain}`).sort();
}

/** @param {string} form @param {string} plain */
function isRegular(form, plain) {
  const stem = plain.replace(/e$/, "");
  const doubled = stem + stem.slice(-1);
  const endings = ["s", "es", "ed", "ing", "er", "est"];
  return [plain, stem, doubled, plain.replace(/y$/, "i")].some((start) =>
    endings.some((ending) => form === start + ending),
  );
}

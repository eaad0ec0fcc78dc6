import { listedIn } from "./licences-text.mjs";

/**
 * docs/licences.md, made from the build's licences.txt.
 * @param {string} text
 */
export function licencesPage(text) {
  const rows = listedIn(text)
    .filter(({ name }) => name !== "Parley")
    .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return `# Licences of what is shipped

Parley is under the MIT licence ([LICENSE](../LICENSE)). The built page holds the code, fonts and data of these packages; their
whole texts are in \`dist/licences.txt\`, which the page links under Help. Made by \`npm run licences\` from the modules that are in
the bundle, its workers and the script that works without a network; the build fails on a package without a licence text and on a
licence an MIT program may not ship. Where samples are from is said in the app beside each.

| package | version | licence |
| --- | --- | --- |
${rows.join("\n")}
`;
}

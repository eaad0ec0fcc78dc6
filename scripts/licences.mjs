// npm run licences: writes docs/licences.md from what the build found in the page.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildPage, dist } from "./build.mjs";
import { licencesPage } from "./licences/licences-page.mjs";
import { root } from "./setup.mjs";

await buildPage();
writeFileSync(join(root, "docs", "licences.md"), licencesPage(readFileSync(join(dist, "licences.txt"), "utf8")));
console.log("Written: docs/licences.md");

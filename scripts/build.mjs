// Builds the page into dist/ (static files) when a source is newer than the last build, or always with --force.
import { join } from "node:path";
import { isNewer } from "./install/is-newer.mjs";
import { isMain } from "./is-main.mjs";
import { root, setUp } from "./setup.mjs";

export const dist = join(root, "dist");

/** @param {{ force?: boolean, log?: import("./types.mjs").Log }} [options] */
export async function buildPage({ force = false, log = console.log } = {}) {
  await setUp({ log });
  const sources = [
    "src",
    "packages/formats",
    "public",
    "index.html",
    "vite.config.ts",
    "scripts",
    "package.json",
    "package-lock.json",
  ];
  if (
    !force &&
    !isNewer(
      sources.map((name) => join(root, name)),
      join(dist, "index.html"),
    )
  )
    return;
  log("Building the page.");
  const { build } = await import("vite");
  await build({ root, logLevel: "warn" });
}

if (isMain(import.meta.url)) {
  await buildPage({ force: true });
  console.log("Built: dist/");
}

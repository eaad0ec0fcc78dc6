// Draws the icons of the installed app from the mark in public/icon.svg, each on a ground of its own: node scripts/draw-icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ensureChromium } from "./install/find-chromium.mjs";
import { root } from "./setup.mjs";

const ink = "#161d1e";
const paper = "#f4f6f6";
/** `part`: how much of the width the mark takes; a maskable icon keeps it inside the circle any system may cut. */
const icons = [
  { name: "icon-192.png", size: 192, part: 0.72, corner: 0.22 },
  { name: "icon-512.png", size: 512, part: 0.72, corner: 0.22 },
  { name: "maskable-512.png", size: 512, part: 0.52, corner: 0 },
  { name: "apple-touch-icon.png", size: 180, part: 0.62, corner: 0 },
];

const mark = readFileSync(join(root, "public", "icon.svg"), "utf8").replace(/<style>[\s\S]*?<\/style>/, "");
const folder = join(root, "public", "icons");
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"],
});
try {
  for (const icon of icons) writeFileSync(join(folder, icon.name), await draw(icon));
} finally {
  await browser.close();
}

/** @param {(typeof icons)[number]} icon */
async function draw({ size, part, corner }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body { margin: 0 } div { width: ${size}px; height: ${size}px; display: grid; place-items: center; background: ${paper};
     color: ${ink}; border-radius: ${corner * 100}% } svg { width: ${part * 100}%; fill: none }</style><div>${mark}</div>`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

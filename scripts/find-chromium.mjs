// Finds a Chromium the tests can drive. No dependencies: it runs before anything is installed.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const windowsRoots = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].filter(
  Boolean,
);
const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/microsoft-edge",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...windowsRoots.flatMap((root) => [
    join(root, "Google", "Chrome", "Application", "chrome.exe"),
    join(root, "Chromium", "Application", "chrome.exe"),
    join(root, "Microsoft", "Edge", "Application", "msedge.exe"),
  ]),
];

/** Path of a Chromium, Chrome or Edge, or undefined. `PARLEY_CHROMIUM` wins. */
export function findChromium() {
  const named = process.env.PARLEY_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PARLEY_CHROMIUM names ${named}, and there is no such file.`);
  }
  return usualPlaces.find((place) => existsSync(place));
}

/** Finds one, or installs Debian's package where that is possible without asking, or says what to run. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium found: installing Debian's package.");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-qq"], { stdio: ["ignore", "ignore", "inherit"], env });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env,
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    `The browser tests need Chromium, Chrome or Edge and none was found. ${adviceFor(process.platform)} Or set PARLEY_CHROMIUM to the path of one.`,
  );
}

function adviceFor(platform) {
  if (platform === "darwin") return "Run: brew install --cask chromium";
  if (platform === "win32") return "Run: winget install Google.Chrome";
  return "Run: sudo apt-get install -y chromium";
}

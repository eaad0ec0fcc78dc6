// Finds a Chromium the tests can drive. No dependencies: it runs before anything is installed.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, isAbsolute, join } from "node:path";

const { env } = process;
const windowsRoots = ["PROGRAMFILES", "PROGRAMW6432", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap(
  (name) => env[name] || [],
);
/**
 * Debian's package to install. Chromium without windows takes a sixth less of the processor over the same pages; the long run has the
 * whole one, as people do: without windows no permission is asked for.
 */
const wanted =
  env["PARLEY_LONG"] !== undefined || process.argv.includes("--long") ? "chromium" : "chromium-headless-shell";
const programs = [wanted, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
/** @type {Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>>} */
const usualPlaces = {
  darwin: ["/Applications", join(homedir(), "Applications")].flatMap((folder) =>
    ["Google Chrome", "Chromium", "Microsoft Edge"].map((name) =>
      join(folder, `${name}.app`, "Contents", "MacOS", name),
    ),
  ),
  win32: windowsRoots.flatMap((root) => [
    join(root, "Google", "Chrome", "Application", "chrome.exe"),
    join(root, "Chromium", "Application", "chrome.exe"),
    join(root, "Microsoft", "Edge", "Application", "msedge.exe"),
  ]),
};

/** Path of a Chromium, Chrome or Edge, or undefined. `PARLEY_CHROMIUM` wins. */
export function findChromium() {
  const { PARLEY_CHROMIUM: named } = env;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PARLEY_CHROMIUM names ${named}, and there is no such file.`);
  }
  return (usualPlaces[process.platform] ?? onPath()).find((place) => existsSync(place));
}

/** Where Linux and its like keep programs, and where the user's own search path leads. */
function onPath() {
  const folders = [
    "/usr/bin",
    "/usr/local/bin",
    "/snap/bin",
    ...(env["PATH"] ?? "").split(delimiter).filter(isAbsolute),
  ];
  return [...programs.flatMap((name) => folders.map((folder) => join(folder, name))), "/opt/google/chrome/chrome"];
}

/** Finds one, or installs Debian's package where that is possible without asking, or says what to run. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium found: installing Debian's package.");
    const unattended = { ...env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-qq"], { stdio: ["ignore", "ignore", "inherit"], env: unattended });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", wanted], {
      stdio: ["ignore", "ignore", "inherit"],
      env: unattended,
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    `The browser tests need Chromium, Chrome or Edge and none was found. ${adviceFor(process.platform)} Or set PARLEY_CHROMIUM to the path of one.`,
  );
}

/** @param {NodeJS.Platform} platform */
function adviceFor(platform) {
  if (platform === "darwin") return "Run: brew install --cask chromium";
  if (platform === "win32") return "Run: winget install Google.Chrome";
  return `Run: sudo apt-get install -y ${wanted}`;
}

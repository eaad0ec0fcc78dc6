import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { inject } from "vitest";
import { ensureChromium } from "../../../scripts/install/find-chromium.mjs";
import { isFast, webGlArgs } from "./drawing-way";

/** The Chromium of `PARLEY_CHROMIUM`, else one of this system. */
export const executablePath = ensureChromium();

/**
 * What Chromium leaves off: the last list counts alone, so that Playwright's own stands here too. The two of ours load pages for the
 * address bar in each new context, which cost as much as the page under test and are never seen.
 */
const leftOff = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];
/** Whatever draws its graphics. */
export const plainArgs = ["--no-sandbox", "--disable-background-networking", `--disable-features=${leftOff}`];
export const chromiumArgs = [...plainArgs, "--disable-gpu", ...(isFast ? webGlArgs : [])];

/** Throws where Playwright leaves off what the list here lacks, as it may from its next version on. */
export function expectAllLeftOff(args: readonly string[]): void {
  const asked = args.flatMap((arg) => /^--disable-features=(.*)/.exec(arg)?.[1]?.split(",") ?? []);
  const lacking = asked.filter((feature) => !leftOff.includes(feature));
  if (lacking.length > 0) throw new Error(`The features Chromium is to leave off lack ${lacking.join(", ")}.`);
}

/** Headless and without a GPU: the one all browser tests share, or one of its own with other arguments. Closing it closes its contexts. */
export function openChromium(more: readonly string[] = []): Promise<Browser> {
  const shared = inject("chromium");
  if (more.length === 0 && shared !== undefined) return chromium.connect(shared);
  return chromium.launch({ executablePath, args: [...chromiumArgs, ...more] });
}

export interface ProfileOptions {
  readonly more?: readonly string[];
  /** A page that can work without a network fetches all its files as soon as it has been open for a while. */
  readonly serviceWorkers?: "allow" | "block";
}

/** The same with a profile of its own, as a user has it: it can install where service workers are allowed, and keeps what pages store. */
export async function launchProfile({
  more = [],
  serviceWorkers = "allow",
}: ProfileOptions = {}): Promise<BrowserContext> {
  const profile = mkdtempSync(join(tmpdir(), "parley-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...chromiumArgs, ...more],
    viewport: { width: 1440, height: 900 },
    // Movement is drawn by the processor, frame by frame.
    reducedMotion: "reduce",
    serviceWorkers,
  });
  // Chromium writes for a while after it was closed; what stays then is in the folder for temporary files.
  const sweep = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };
  context.on("close", () => void rm(profile, sweep).catch(() => undefined));
  return context;
}

import { type Browser, chromium } from "playwright-core";

/** The Chromium of `PARLEY_CHROMIUM`, else the system's, headless and without a GPU. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["PARLEY_CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

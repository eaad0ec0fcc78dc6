import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { openChromium } from "./chromium";

export interface ParleyBrowser {
  /** The build, served under a sub-path as any host may. */
  readonly address: string;
  open(options?: BrowserContextOptions): Promise<ParleyPage>;
  close(): Promise<void>;
}

export interface ParleyPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and uncaught exceptions so far. */
  readonly errors: readonly string[];
  /** Requests to anything but the page's own address. */
  readonly foreign: readonly string[];
  close(): Promise<void>;
}

export interface ParleyOptions {
  /** The browser takes the page for one from the internet, though it is served here. */
  readonly isPublic?: boolean;
}

/** The production build in a real Chromium. */
export async function startParley({ isPublic = false }: ParleyOptions = {}): Promise<ParleyBrowser> {
  const address = inject("pageAddress");
  if (address === "") throw new Error("There is no build: run `npm run build` first.");
  const browser = await openChromium(
    isPublic ? [`--ip-address-space-overrides=127.0.0.1:${new URL(address).port}=public`] : [],
  );
  return { address, open: (options) => openPage(browser, address, options), close: () => browser.close() };
}

async function openPage(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<ParleyPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Only the tests of work without a network need all files on the device.
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(new URL(address).origin) && /^https?:/.test(url)) foreign.push(url);
  });
  await page.goto(address);
  return { page, context, errors, foreign, close: () => context.close() };
}

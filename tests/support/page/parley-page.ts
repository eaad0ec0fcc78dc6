import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from "playwright-core";
import { inject } from "vitest";
import { openChromium } from "./chromium";
import { webGlArgs } from "./drawing-way";
import { keepContexts, type Stored } from "./shared-contexts";

export interface ParleyBrowser {
  /** The build, served under a sub-path as any host may. */
  readonly address: string;
  /** A visit with nothing stored but what is given; the browser may know the page's scripts from before. */
  open(options?: OpenOptions): Promise<ParleyPage>;
  /** A visit in which the browser knows nothing of the page. */
  openFirst(): Promise<ParleyPage>;
  close(): Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** What an earlier visit left. */
  readonly stored?: Stored;
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
  /** The browser has WebGL, drawn by the processor: the shared one has none. */
  readonly hasWebGl?: boolean;
  /** More arguments of a browser with WebGL. */
  readonly more?: readonly string[];
}

/** The production build in a real Chromium. */
export async function startParley({
  isPublic = false,
  hasWebGl = false,
  more = [],
}: ParleyOptions = {}): Promise<ParleyBrowser> {
  const address = inject("pageAddress");
  if (address === "") throw new Error("There is no build: run `npm run build` first.");
  if (hasWebGl) return toParley(await openChromium([...webGlArgs, ...more]), address);
  if (!isPublic) {
    shared ??= openChromium().then((browser) => toParley(browser, address));
    return { ...(await shared), close: async () => undefined };
  }
  const port = new URL(address).port;
  return toParley(await openChromium([`--ip-address-space-overrides=127.0.0.1:${port}=public`]), address);
}

/** All test files that one process runs share it, so that they find the page's scripts compiled. It ends with the browser of all. */
let shared: Promise<ParleyBrowser> | undefined;

function toParley(browser: Browser, address: string): ParleyBrowser {
  const contexts = keepContexts(browser, address);
  return {
    address,
    open: async ({ stored, ...options } = {}) => {
      const [ofContext, look] = apart(options);
      const { context, page, store, giveBack } = await contexts.take({ ...usual, ...ofContext });
      if (stored) await store(stored);
      if (look.permissions) await context.grantPermissions([...look.permissions]);
      await page.setViewportSize(look.viewport);
      await page.emulateMedia(look.media);
      return visit({ page, context, close: giveBack }, address);
    },
    openFirst: async () => {
      const context = await browser.newContext({ ...usual, reducedMotion: "no-preference" });
      return visit({ page: await context.newPage(), context, close: () => context.close() }, address);
    },
    close: () => browser.close(),
  };
}

const usual = {
  viewport: { width: 1440, height: 900 },
  // Movement is drawn by the processor, frame by frame; who tests it, or the page as it comes to most, asks for it.
  reducedMotion: "reduce",
  // Only the tests of work without a network need all files on the device.
  serviceWorkers: "block",
} as const satisfies BrowserContextOptions;

interface Look {
  readonly viewport: ViewportSize;
  readonly media: Parameters<Page["emulateMedia"]>[0];
  readonly permissions: readonly string[] | undefined;
}

/** What one page can be given in a context that others used with another size or theme, apart from the rest: fewer contexts are made. */
function apart(options: BrowserContextOptions): readonly [BrowserContextOptions, Look] {
  const { viewport, colorScheme = "light", reducedMotion = usual.reducedMotion, permissions, ...rest } = options;
  const media = { colorScheme, reducedMotion, forcedColors: "none", contrast: "no-preference", media: null } as const;
  return [rest, { media, viewport: viewport ?? usual.viewport, permissions }];
}

async function visit(
  { page, context, close }: Pick<ParleyPage, "page" | "context" | "close">,
  address: string,
): Promise<ParleyPage> {
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
  return { page, context, errors, foreign, close };
}

import axe from "axe-core";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type OpenOptions, type ParleyBrowser, type ParleyOptions, type ParleyPage, startParley } from "./parley-page";

export interface PageTests {
  /** The browser all tests of the file share. */
  readonly parley: () => ParleyBrowser;
  /** A page as it comes; closed after the test. */
  readonly open: (options?: OpenOptions) => Promise<ParleyPage>;
  /** The same once it can be asked. */
  readonly openPage: (options?: OpenOptions) => Promise<ParleyPage>;
}

/** Starts the browser before the tests of a file, closes each test's pages behind it and the browser at the end. */
export function pageTests(usual: BrowserContextOptions = {}, browser: ParleyOptions = {}): PageTests {
  let parley: ParleyBrowser;
  const pages: ParleyPage[] = [];
  beforeAll(async () => {
    parley = await startParley(browser);
  });
  afterAll(async () => {
    await parley.close();
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.close()));
  });
  const open: PageTests["open"] = async (options) => {
    const opened = await parley.open({ ...usual, ...options });
    pages.push(opened);
    return opened;
  };
  return {
    parley: () => parley,
    open,
    async openPage(options) {
      const opened = await open(options);
      await opened.page.getByRole("textbox", { name: "Message" }).waitFor();
      return opened;
    },
  };
}

/** Sends a message, one at a time: the one before has ended when its Stop is gone. */
export async function ask(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill(text);
  await box.press("Enter");
}

/** What axe finds, in the whole page or in these parts of it: rule and place. */
export async function violations(page: Page, ...parts: readonly string[]): Promise<readonly string[]> {
  // Read once by each page: it is half a megabyte. Only what it finds is told in detail.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (include) => {
      // The rules in force read no style sheets as files: none is fetched again.
      const options: axe.RunOptions = { resultTypes: ["violations"], preload: false };
      // Around a menu of Base UI: they hand the focus on at once.
      const exclude = ["[data-base-ui-focus-guard]"];
      const context = include.length === 0 ? { exclude } : { include, exclude };
      const { violations: found } = await window.axe.run(context, options);
      return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    },
    [...parts],
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

import type { Page } from "playwright-core";
import { openChromium } from "../page/chromium";
import { serveCanvasPage } from "./serve-canvas-page";

export interface OpenCanvasPage {
  readonly page: Page;
  close(): Promise<void>;
}

/** The canvas page in a browser with these arguments, where a graph can be started. */
export async function openCanvasPage(args: readonly string[]): Promise<OpenCanvasPage> {
  const [server, browser] = await Promise.all([serveCanvasPage(), openChromium(args)]);
  const page = await browser.newPage({ viewport: { width: 1012, height: 860 } });
  await page.goto(server.url);
  await page.waitForFunction(() => "startCanvas" in window);
  return {
    page,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

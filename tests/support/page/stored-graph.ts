import type { Page } from "playwright-core";
import { en } from "@/words/en/en";

/** The own JSON of the graph that is open, as the page keeps it on this device; null: it is not kept. */
export async function storedGraph(page: Page): Promise<string | null> {
  // What waits to be written is written at once when a page is left.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await page.getByRole("contentinfo").getByText(en.frame.savedHere, { exact: true }).waitFor();
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const id = sessionStorage.getItem("parley.graph");
    const base = await asked(indexedDB.open("parley"));
    const text: unknown = await asked(base.transaction("session").objectStore("session").get(`graph:${id}`));
    base.close();
    return typeof text === "string" ? text : null;
  });
}

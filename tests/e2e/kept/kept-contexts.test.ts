import { describe, expect, it } from "vitest";
import { isLong } from "../../support/long";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { pageTests } from "../../support/page/page-tests";
import { reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";

const { openPage } = pageTests({ locale: "en-NZ" });
const closing = closedAfterEach();

// What tests use is tested in the long run: the page changes nothing of it.
describe("a context that browser tests use again", () => {
  it.runIf(isLong)("has nothing left of what the test before refused, cut off or allowed", async () => {
    const before = await openPage();
    await before.context.route(
      () => true,
      (route) => route.abort(),
    );
    await before.context.grantPermissions(["notifications"]);
    await before.context.setOffline(true);
    await before.close();
    const { page, context } = await openPage();
    expect(context).toBe(before.context);
    const server = await closing(startOpenAiServer([reply({ text: "Here." })], { allowOrigin: "*" }));
    // The page itself lets nothing out that nobody chose.
    const other = await context.newPage();
    expect((await other.goto(`${server.baseUrl}/models`))?.status()).toBe(200);
    expect(await page.evaluate(() => Notification.permission)).not.toBe("granted");
  });

  it.runIf(isLong)(
    "has the page of the test before, with nothing that it was told, looked like, or what its tab remembers",
    async () => {
      const before = await openPage({ colorScheme: "dark", viewport: { width: 500, height: 500 } });
      const asked: string[] = [];
      before.page.on("request", (request) => asked.push(request.url()));
      await before.page.route(/\.css$/u, (route) => route.abort());
      await before.page.evaluate(() => {
        sessionStorage.setItem("of", "a test");
        localStorage.setItem("of", "a test");
        window.name = "a test";
      });
      await before.close();
      const left = asked.length;
      const { page, errors } = await openPage();
      expect(page).toBe(before.page);
      const found = await page.evaluate(() => ({
        kept: [sessionStorage.getItem("of"), localStorage.getItem("of"), window.name],
        isDark: matchMedia("(prefers-color-scheme: dark)").matches,
        isStill: matchMedia("(prefers-reduced-motion: reduce)").matches,
        width: innerWidth,
        sheets: document.styleSheets.length > 0,
      }));
      expect(found).toEqual({ kept: [null, null, ""], isDark: false, isStill: true, width: 1440, sheets: true });
      expect(asked.length).toBe(left);
      expect(errors).toEqual([]);
    },
  );

  it.runIf(isLong)("has another page where something was done to the one before that stays", async () => {
    const before = await openPage();
    await before.page.addInitScript(() => Object.assign(window, { isMarked: true }));
    await before.close();
    const { page } = await openPage();
    expect(page).not.toBe(before.page);
    expect(await page.evaluate(() => "isMarked" in window)).toBe(false);
  });
});

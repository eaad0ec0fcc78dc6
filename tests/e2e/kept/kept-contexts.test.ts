import { describe, expect, it } from "vitest";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { pageTests } from "../../support/page/page-tests";
import { reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";

const { openPage } = pageTests({ locale: "en-NZ" });
const closing = closedAfterEach();

describe("a context that browser tests use again", () => {
  it("has nothing left of what the test before refused, cut off or allowed", async () => {
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
});

import { afterEach, expect, it } from "vitest";
import { casesOf } from "../../support/long";
import { ask, pageTests } from "../../support/page/page-tests";
import { chunk } from "../../support/providers/openai-chunks";
import { type OpenAiServer, startOpenAiServer } from "../../support/providers/openai-server";

const { openPage } = pageTests();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const servers: OpenAiServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

it.each(
  casesOf(
    [{ size: "a phone", look: { ...phone, colorScheme: "dark" } }] as const,
    [
      { size: "a desktop", look: { colorScheme: "light" } },
      { size: "a dark desktop", look: { colorScheme: "dark" } },
      { size: "a light phone", look: { ...phone, colorScheme: "light" } },
    ] as const,
  ),
)("Retry is in sight once a long answer broke off, on $size", async ({ look }) => {
  const words = Array.from({ length: 400 }, (_, at) => chunk({ content: `word${at} ${at % 12 === 11 ? "\n\n" : ""}` }));
  const server = await startOpenAiServer(
    [{ events: words, cutAfter: 60_000 }, { events: [chunk({ content: "Done." }), chunk({}, "stop")] }],
    {
      allowOrigin: "*",
      models: ["tiny"],
    },
  );
  servers.push(server);
  const { page } = await openPage(look);
  // A server of one's own: by its address, which is in the form at once.
  await page.getByRole("button", { name: /Use my API key/ }).click();
  const form = page.locator(".own-key");
  await form.getByLabel("Address").fill(server.baseUrl);
  await form.getByRole("button", { name: /^Show the models/ }).click();
  await form.getByRole("button", { name: "Start chatting" }).click();
  await ask(page, "Tell me a long story");
  await page
    .getByText(/broke off/)
    .first()
    .waitFor({ state: "attached" });
  await page.mouse.move(2, 2);
  const retry = page.getByRole("button", { name: "Retry" });
  await expect.poll(() => retry.evaluate((one) => getComputedStyle(one).opacity)).toBe("1");
  const isSeen = () =>
    retry.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isSeen).toBe(true);
  await retry.click();
  await page.getByText("Done.").first().waitFor();
});

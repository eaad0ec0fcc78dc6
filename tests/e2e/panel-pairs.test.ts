import { describe, expect, it } from "vitest";
import { drawnNodes } from "../support/graphs/drawn";
import { casesOf, isLong } from "../support/long";
import { ask, pageTests } from "../support/page/page-tests";
import { cutParts, drawn, everyPair, openPanel, panels } from "../support/page/panel-tour";

const { openPage } = pageTests();

const sizes = {
  "390 px": { width: 390, height: 844 },
  "900 px": { width: 900, height: 700 },
  "1440 px": { width: 1440, height: 900 },
  "1440 px at 200 %": { width: 720, height: 450 },
} as const;
type Size = keyof typeof sizes;
const themes = ["light", "dark"] as const;

const short: readonly { size: Size; theme: "light" | "dark" }[] = [{ size: "900 px", theme: "light" }];
const all = (Object.keys(sizes) as Size[]).flatMap((size) => themes.map((theme) => ({ size, theme })));
const others = all.filter(({ size, theme }) => size !== "900 px" || theme !== "light");

/** In the short run each panel once; in the long one each behind every other. */
const tour = isLong ? everyPair(panels.length) : panels.map((_, place) => place);

describe.each(casesOf(short, others))("panels opened one after the other at $size, $theme", ({ size, theme }) => {
  it("cut nothing and log no error", async () => {
    const { page, errors } = await openPage({ viewport: sizes[size], colorScheme: theme });
    await expect.poll(async () => (await drawnNodes(page)).length).toBe(20);
    await ask(page, "Select the cats older than 5");
    await page.getByText(/selected now/).waitFor();
    const faults: string[] = [];
    let before = "the chat";
    for (const place of tour) {
      const panel = panels[place];
      if (panel === undefined) continue;
      await openPanel(page, panel);
      await drawn(page, panel);
      const cut = await cutParts(page, panel.place);
      faults.push(...cut.map((fault) => `${panel.name} after ${before}: ${fault}`));
      if (panel.place.startsWith("dialog")) await page.keyboard.press("Escape");
      before = panel.name;
    }
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
  }, 300_000);
});

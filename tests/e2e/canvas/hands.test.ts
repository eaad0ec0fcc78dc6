import type { CDPSession, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { en } from "@/words/en/en";
import { drawnNodes } from "../../support/graphs/drawn";
import { isLong } from "../../support/long";
import { ask, violations } from "../../support/page/page-tests";
import { type ParleyBrowser, type ParleyPage, startParley } from "../../support/page/parley-page";

let parley: ParleyBrowser;
let open: ParleyPage;
let page: Page;

beforeAll(async () => {
  parley = await startParley();
});
afterAll(async () => {
  await parley.close();
});
afterEach(async () => {
  expect(open.errors).toEqual([]);
  await open.close();
});

const graph = () => page.getByRole("application", { name: /^Graph/ });
const counts = () => graph().getAttribute("aria-label");
const box = async () => {
  const found = await graph().boundingBox();
  if (found === null) throw new Error("The canvas is not on the page.");
  return found;
};
/** Text a screen reader gets when the focus moves on the canvas. */
const said = (text: string | RegExp) => page.locator("main .sr[aria-live]").filter({ hasText: text });

async function focusCanvas(): Promise<void> {
  await graph().focus();
  await page.keyboard.press("Home");
}

async function start(options: Parameters<ParleyBrowser["open"]>[0] = {}): Promise<void> {
  open = await parley.open(options);
  page = open.page;
  await graph().waitFor();
  // The card of a first visit goes with the first thing done.
  await page.keyboard.press("Escape");
  await page.getByRole("toolbar", { name: "Tools" }).waitFor();
}

async function expectAccessible(): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

describe("editing by keyboard alone", () => {
  beforeEach(() => start());

  it("grows a node, names it, joins it by name, renames, copies, deletes and takes it back", async () => {
    await focusCanvas();
    await expect.poll(() => said(/, human, \d+ links/).count()).toBe(1);
    await page.keyboard.press("Control+ArrowRight");
    const name = page.getByRole("textbox", { name: /^Name of Node 21/ });
    await name.waitFor();
    await name.fill("Zoe");
    await page.keyboard.press("Enter");
    await expect.poll(counts).toMatch(/21 nodes, 31 edges/);
    await expect.poll(() => graph().evaluate((element) => element.matches(":focus"))).toBe(true);

    await page.keyboard.press("c");
    const list = page.getByRole("combobox", { name: "Connect Zoe with" });
    await list.fill("whisk");
    await page.getByRole("option", { name: "Whiskers" }).waitFor();
    await expectAccessible();
    await page.keyboard.press("Enter");
    await expect.poll(counts).toMatch(/21 nodes, 32 edges/);

    await page.keyboard.press("F2");
    await page.getByRole("textbox", { name: "Name of Zoe" }).fill("Zora");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.getByRole("toolbar", { name: "Selection" }).getByText("Zora").waitFor();

    await page.keyboard.press("Control+d");
    await expect.poll(counts).toMatch(/22 nodes, 32 edges/);
    await page.keyboard.press("Delete");
    await expect.poll(counts).toMatch(/21 nodes, 32 edges/);
    await page.getByText("Deleted 1 node: Zora.").waitFor();
    await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await expect.poll(counts).toMatch(/22 nodes, 32 edges/);
  });

  // Undo and redo of a name are tried in jsdom, renaming itself above.
  it.runIf(isLong)("renames, takes the name back, and brings it again", async () => {
    await focusCanvas();
    await expect.poll(() => said(/, human, \d+ links/).count()).toBe(1);
    await page.keyboard.press("Enter");
    await page.keyboard.press("F2");
    const name = page.getByRole("textbox", { name: /^Name of / });
    const before = await name.inputValue();
    await name.fill("Quentin");
    await page.keyboard.press("Enter");
    const chosen = page.getByRole("toolbar", { name: "Selection" });
    await chosen.getByText("Quentin").waitFor();
    await page.keyboard.press("Control+z");
    await chosen.getByText(before).waitFor();
    await expect.poll(() => chosen.getByText("Quentin").count()).toBe(0);
    await page.keyboard.press("Control+Shift+z");
    await chosen.getByText("Quentin").waitFor();
  });

  // The workspace builds a graph by keys alone too; the canvas is walked in its own tests.
  it.runIf(isLong)(
    "adds in the middle, moves by Alt and arrows, looks at a neighbourhood and back along the trail",
    async () => {
      await focusCanvas();
      await page.keyboard.press("2");
      await expect.poll(() => said(/^\d+ nodes within 2 steps of /).count()).toBe(1);
      await page.keyboard.press("Escape");
      await expect.poll(() => said("The whole graph").count()).toBe(1);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("[");
      await expect.poll(() => said(/, human, \d+ links/).count()).toBe(1);
      await page.keyboard.press("[");
      await expect.poll(() => said("No node before this one").count()).toBe(1);
      await page.keyboard.press("Alt+ArrowLeft");
      await page.keyboard.press("n");
      await page
        .getByText(/Click to place a node/)
        .first()
        .waitFor();
      await page.keyboard.press("Enter");
      await page.getByRole("textbox", { name: /^Name of/ }).waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(counts).toMatch(/21 nodes/);
      await page.keyboard.press("Escape");
      await expect
        .poll(() => page.getByRole("button", { name: "Select", exact: true }).getAttribute("aria-pressed"))
        .toBe("true");
      await page.keyboard.press("Control+z");
      await expect.poll(counts).toMatch(/20 nodes/);
    },
  );

  it("opens the menu with Shift+F10, walks it by arrows and letters, says why something is off, and groups", async () => {
    await focusCanvas();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+F10");
    const menu = page.getByRole("menu", { name: "Menu" });
    await menu.waitFor();
    await expectAccessible();
    const ungroup = menu.getByRole("menuitem", { name: "Ungroup" });
    expect(await ungroup.getAttribute("aria-disabled")).toBe("true");
    expect(await ungroup.getAttribute("title")).toMatch(/No group or node in a group is selected/);
    await page.keyboard.press("g");
    await page.keyboard.press("g");
    await expect
      .poll(() => menu.getByRole("menuitem", { name: "Group", exact: true }).evaluate((item) => item.matches(":focus")))
      .toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(counts).toMatch(/21 nodes, 30 edges/);
    await expect.poll(() => menu.count()).toBe(0);
    await page.keyboard.press("Control+z");
    await expect.poll(counts).toMatch(/20 nodes/);
  });
});

describe("editing with a mouse", () => {
  beforeEach(() => start());

  it("draws a lasso, adds with the tool, connects by a drag and by two clicks, deletes from the bar", async () => {
    const { x, y, width, height } = await box();
    await page.keyboard.press("l");
    await page.getByText(en.canvas.toolHints.lasso).first().waitFor();
    await page.mouse.move(x + width * 0.15, y + height * 0.12);
    await page.mouse.down();
    for (const [right, down] of [
      [0.98, 0.12],
      [0.98, 0.95],
      [0.15, 0.95],
      [0.15, 0.2],
    ] as const)
      await page.mouse.move(x + width * right, y + height * down, { steps: 6 });
    await page.mouse.up();
    const bar = page.getByRole("toolbar", { name: "Selection" });
    await bar.getByText("20 nodes").waitFor();
    await bar.getByRole("button", { name: "Clear the selection" }).click();

    await page.keyboard.press("n");
    const places = [
      [0.3, 0.2],
      [0.5, 0.14],
    ] as const;
    for (const [right, down] of places) {
      await page.mouse.click(x + width * right, y + height * down);
      await page.getByRole("textbox", { name: /^Name of/ }).waitFor();
      await page.keyboard.press("Enter");
    }
    await expect.poll(counts).toMatch(/22 nodes, 30 edges/);
    await page.keyboard.press("c");
    await page.getByText(en.canvas.toolHints.connect).first().waitFor();
    const [oneX, oneY] = [x + width * 0.3, y + height * 0.2];
    const [otherX, otherY] = [x + width * 0.5, y + height * 0.14];
    await page.mouse.move(oneX, oneY);
    await page.mouse.down();
    await page.mouse.move(otherX, otherY, { steps: 8 });
    await page.mouse.up();
    await expect.poll(counts).toMatch(/22 nodes, 31 edges/);
    await page.mouse.click(oneX, oneY);
    await page.mouse.click(x + width * 0.15, y + height * 0.3);
    await page.mouse.click(oneX, oneY);
    await page.mouse.click(otherX, otherY);
    await expect.poll(counts).toMatch(/22 nodes, 31 edges/);
    await page.keyboard.press("v");
    await page.mouse.click(oneX, oneY);
    await bar.getByRole("button", { name: /^Delete/ }).click();
    await expect.poll(counts).toMatch(/21 nodes, 30 edges/);
  });

  it("a menu opened at any edge of the canvas stands whole inside the window", async () => {
    const { x, y, width, height } = await box();
    const window = { width: 1440, height: 900 };
    const steps = Array.from({ length: 30 }, (_, index) => (index + 0.5) / 30);
    const edges = {
      bottom: steps.map((at) => ({ x: x + width * at, y: y + height - 12 })),
      right: steps.map((at) => ({ x: x + width - 12, y: y + height * (1 - at) })),
    };
    for (const points of Object.values(edges)) {
      // Where nothing floats over the canvas.
      const free = await page.evaluate(
        (all) => all.findLast((at) => document.elementFromPoint(at.x, at.y)?.closest("[role=application]")),
        points,
      );
      if (free === undefined) throw new Error("All of the edge is covered.");
      await page.mouse.click(free.x, free.y, { button: "right" });
      const menu = page.getByRole("menu").first();
      await menu.waitFor();
      for (const shown of await page.getByRole("menu").all()) {
        const place = await shown.boundingBox();
        if (place === null) throw new Error("A menu is not on the page.");
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.y).toBeGreaterThanOrEqual(0);
        expect(place.x + place.width).toBeLessThanOrEqual(window.width);
        expect(place.y + place.height).toBeLessThanOrEqual(window.height);
      }
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "detached" });
    }
  });

  // Right clicks are heard in both views on the canvas alone; the overview has tests of its own.
  it.runIf(isLong)(
    "right click on the background adds there; the overview moves the view, the zoom is typed",
    async () => {
      const { x, y, width, height } = await box();
      await page.mouse.click(x + width * 0.9, y + height * 0.08, { button: "right" });
      await page.getByRole("menuitem", { name: "Add a node here" }).click();
      await page.getByRole("textbox", { name: /^Name of/ }).fill("Here");
      await page.keyboard.press("Enter");
      await expect.poll(counts).toMatch(/21 nodes/);
      const zoom = page.getByRole("textbox", { name: "Zoom in percent" });
      await zoom.fill("150");
      await zoom.press("Enter");
      await expect.poll(() => zoom.inputValue()).toBe("150%");
      const overview = page.getByRole("button", { name: /^Overview/ });
      const before = await page.screenshot();
      await overview.click({ position: { x: 20, y: 20 } });
      await expect.poll(async () => Buffer.compare(before, await page.screenshot())).not.toBe(0);
      await page.getByRole("button", { name: "Hide the overview" }).click();
      expect(await overview.count()).toBe(0);
      await page
        .getByText(/^Saved/)
        .first()
        .waitFor();
      await page.reload();
      await page.getByRole("button", { name: "Show the overview" }).waitFor();
      expect(await overview.count()).toBe(0);
    },
  );
});

describe("editing by touch at 390 × 844", () => {
  let session: CDPSession;
  type Finger = { readonly x: number; readonly y: number };
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: readonly Finger[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints.map((point) => ({ ...point })) });

  beforeEach(async () => {
    await start({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    session = await page.context().newCDPSession(page);
  });

  /** The node with the keyboard focus, on the screen. */
  async function ring(): Promise<Finger> {
    const found = await page.locator("[data-focus-ring]").boundingBox();
    if (found === null) throw new Error("No node has the focus.");
    return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
  }

  async function slide(from: Finger, to: Finger): Promise<void> {
    await touch("touchStart", [from]);
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await touch("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    }
    await touch("touchEnd", []);
  }

  // On the canvas alone fingers are tried in both views; the menu is opened in the page by keys and by a right click.
  it.runIf(isLong)(
    "pans with one finger, moves a node, zooms with two, and asks for the menu by a long press",
    async () => {
      await focusCanvas();
      const node = await ring();
      const { x, y, width, height } = await box();
      const empty = { x: x + width - 14, y: y + height - 20 };
      await slide(empty, { x: empty.x - 60, y: empty.y });
      await expect.poll(async () => Math.round((await ring()).x - node.x)).toBeLessThan(-20);

      const moved = await ring();
      await slide(moved, { x: moved.x + 40, y: moved.y + 30 });
      await expect.poll(async () => Math.round((await ring()).x - moved.x)).toBeGreaterThan(20);
      await expect.poll(() => page.getByRole("button", { name: "Undo", exact: true }).isEnabled()).toBe(true);

      const size = async () => (await page.locator("[data-focus-ring]").boundingBox())?.width ?? 0;
      const before = await size();
      const [left, right] = [
        { x: x + width * 0.4, y: y + 90 },
        { x: x + width * 0.6, y: y + 90 },
      ];
      await touch("touchStart", [left, right]);
      for (const spread of [10, 25, 45, 60])
        await touch("touchMove", [
          { ...left, x: left.x - spread },
          { ...right, x: right.x + spread },
        ]);
      await touch("touchEnd", []);
      await expect.poll(size).toBeGreaterThan(before * 1.2);

      await page.getByRole("button", { name: "Fit the graph" }).click();
      await page.waitForTimeout(200);
      await graph().focus();
      await page.keyboard.press("Home");
      const held = await ring();
      await touch("touchStart", [held]);
      await page.getByRole("menu", { name: "Menu" }).waitFor();
      await touch("touchEnd", []);
      await page.getByRole("menuitem", { name: "Rename" }).waitFor();
      await expectAccessible();
    },
  );

  it.runIf(isLong)("connects by a tap on one node and then on another", async () => {
    await focusCanvas();
    const one = await ring();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const other = await ring();
    await page.getByRole("button", { name: "Connect two nodes" }).tap();
    await page
      .getByText(/Drag from one node to another/)
      .first()
      .waitFor();
    for (const finger of [one, other]) {
      await touch("touchStart", [finger]);
      await touch("touchEnd", []);
    }
    await expect.poll(counts).toMatch(/20 nodes, 31 edges/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe("a double click", () => {
  const clickTwice = async (across: number, down: number) => {
    const { x, y, width, height } = await box();
    await page.mouse.dblclick(x + width * across, y + height * down, { delay: 20 });
  };

  // Double clicks are heard on the canvas alone; the workspace begins with a blank graph.
  it.runIf(isLong)("on a blank graph makes one node, whose name can be typed at once", async () => {
    open = await parley.open();
    page = open.page;
    await page.getByRole("button", { name: /Start blank/u }).click();
    await expect.poll(counts).toMatch(/0 nodes/);
    await clickTwice(0.5, 0.5);
    const field = page.getByRole("textbox", { name: /^Name of/u });
    await field.waitFor();
    await page.keyboard.type("Ann");
    await expect.poll(() => field.inputValue()).toBe("Ann");
    await page.keyboard.press("Enter");
    await expect.poll(counts).toMatch(/1 node, 0 edges/);
  });

  it.runIf(isLong)("under a filter that hides what it makes says so", async () => {
    await start();
    await ask(page, "Show only the cats");
    await expect.poll(async () => (await drawnNodes(page)).filter(({ visible }) => visible).length).toBeLessThan(20);
    await clickTwice(0.06, 0.5);
    await page.getByText(", but the filter hides it.").waitFor();
    await expect.poll(counts).toMatch(/21 nodes/);
    await page.locator(".toast").getByRole("button", { name: "Show everything" }).click();
  });
});

describe("Describe it", () => {
  it.runIf(isLong)("says that it takes a model where the built-in assistant answers, and leads to one", async () => {
    open = await parley.open();
    page = open.page;
    await page.getByRole("button", { name: /Describe it Needs a language model/u }).click();
    await page.getByRole("dialog").getByRole("heading").first().waitFor();
    await expect.poll(counts).toMatch(/20 nodes/);
  });
});

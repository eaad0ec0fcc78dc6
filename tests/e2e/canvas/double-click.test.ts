import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CanvasTool } from "@/canvas/canvas-port";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { catsAndHumans } from "../../support/canvas-page/cats-and-humans";
import { type CanvasServer, serveCanvasPage } from "../../support/canvas-page/serve-canvas-page";
import { isLong } from "../../support/long";
import { openChromium } from "../../support/page/chromium";

let server: CanvasServer;
let browser: Browser;
let page: Page;
let hand: CDPSession;

beforeAll(async () => {
  [server, browser] = await Promise.all([serveCanvasPage(), openChromium()]);
  page = await browser.newPage({ viewport: { width: 900, height: 700 }, hasTouch: true });
  hand = await page.context().newCDPSession(page);
  await page.goto(server.url);
  await page.waitForFunction(() => "startCanvas" in window);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const states: Readonly<Record<string, { readonly graph: GraphData; readonly filter: string | null }>> = {
  "nothing is open": { graph: emptyGraph("Blank"), filter: null },
  "a graph is open": { graph: catsAndHumans(), filter: null },
  "the filter hides all": { graph: catsAndHumans(), filter: "type == 'dog' || degree > 1000" },
};
const tools: readonly CanvasTool[] = ["select", "lasso", "node", "connect"];
/**
 * In ms between the two presses: as quick as a hand is, and as slow as systems take for one double click. The slow one is tried with
 * every tool, in the short run where nothing is open alone.
 */
function pausesIn(state: string): readonly number[] {
  if (isLong) return [40, 230, 420];
  return state === "nothing is open" ? [40, 420] : [40];
}
const corner = { x: 24, y: 676 };

async function start(state: keyof typeof states, tool: CanvasTool): Promise<void> {
  const { graph, filter } = states[state] ?? { graph: emptyGraph(""), filter: null };
  await page.evaluate(
    async ([text, selector, armed]) => {
      await window.startCanvas(JSON.parse(text));
      const { apply, view, frames } = window.canvasPage;
      if (selector !== null) apply([{ type: "filter-set", filter: JSON.parse(selector) }]);
      await view.setTool(armed);
      await frames();
    },
    [JSON.stringify(graph), filter === null ? null : JSON.stringify(hidingAll), tool] as const,
  );
}

const hidingAll = {
  text: "type == 'dog'",
  steps: [
    {
      target: "nodes",
      text: "type == 'dog'",
      enabled: true,
      where: {
        op: "compare",
        field: { name: "type", of: "bare" },
        cmp: "==",
        value: { kind: "literal", value: "dog" },
      },
    },
  ],
};

const places = () => page.evaluate(() => window.canvasPage.log.places.length);

type Press = (seconds: number) => Promise<void>;

/** A press says itself when it was, in seconds of the clock: on a busy machine it comes later than it was made. */
const click: Press = async (timestamp) => {
  const button = { ...corner, button: "left", clickCount: 1, timestamp } as const;
  await hand.send("Input.dispatchMouseEvent", { ...corner, type: "mouseMoved", timestamp });
  await hand.send("Input.dispatchMouseEvent", { ...button, type: "mousePressed" });
  await hand.send("Input.dispatchMouseEvent", { ...button, type: "mouseReleased" });
};

const tap: Press = async (timestamp) => {
  await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [corner], timestamp });
  await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp });
};

/** The canvas's engine has clocks of its own, so that the pause is made as well as said. */
async function twice(pause: number, press: Press): Promise<void> {
  const began = Date.now();
  await press(began / 1000);
  await page.waitForTimeout(pause);
  await press((began + pause) / 1000);
  await page.waitForTimeout(300);
}

/** All tools in the long run; in the short one the two whose own click does something else where nothing is open. */
function toolsIn(state: string): readonly CanvasTool[] {
  if (isLong) return tools;
  return state === "nothing is open" ? ["select", "node"] : ["select"];
}

describe.each(Object.keys(states))("a double click where %s", (state) => {
  it.each(toolsIn(state))("makes exactly one node with the tool %s", async (tool) => {
    for (const pause of pausesIn(state)) {
      await start(state, tool);
      await twice(pause, click);
      expect([pause, await places()]).toEqual([pause, 1]);
    }
    await start(state, tool);
    await twice(120, tap);
    expect(["touch", await places()]).toEqual(["touch", 1]);
  });
});

describe("two presses that are no double click", () => {
  it.runIf(isLong)("make none, or two with the tool for it", async () => {
    for (const [tool, made] of [
      ["select", 0],
      ["node", 2],
    ] as const) {
      await start("a graph is open", tool);
      await page.mouse.click(corner.x, corner.y);
      await page.mouse.click(corner.x + 60, corner.y);
      await page.waitForTimeout(300);
      expect([tool, await places()]).toEqual([tool, made]);
      await start("a graph is open", tool);
      await twice(650, click);
      expect([tool, await places()]).toEqual([tool, made]);
    }
  });
});

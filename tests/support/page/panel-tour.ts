import type { Page } from "playwright-core";
import { en } from "@/words/en/en";

/** Everything that opens beside or over the canvas, by the words it is found with in the palette, and where it then stands. */
export const panels: readonly { readonly name: string; readonly words: string; readonly place: string }[] = [
  ...Object.entries(en.panels).map(([name, { title }]) => ({
    name,
    words: en.actions.panel(title),
    place: ".flyout",
  })),
  { name: "inspect", words: "Inspect", place: ".dock" },
  { name: "table", words: "Table", place: ".drawer.open" },
  { name: "settings", words: "Settings", place: "dialog[open]" },
  { name: "models", words: "Models", place: "dialog[open]" },
  { name: "network", words: "What leaves this device", place: "dialog[open]" },
  { name: "help", words: "Keyboard", place: "dialog[open]" },
  { name: "share", words: "Share…", place: "dialog[open]" },
  { name: "export", words: "Export…", place: "dialog[open]" },
  { name: "storage", words: "Recent graphs", place: "dialog[open]" },
  { name: "recipes", words: "Recipes…", place: "dialog[open]" },
];

/** Places 0 to n-1 in an order in which each stands once right behind every other (an Eulerian circuit of the complete digraph; Hierholzer). */
export function everyPair(n: number): readonly number[] {
  const ahead = Array.from({ length: n }, (_, from) =>
    Array.from({ length: n }, (__, to) => to).filter((other) => other !== from),
  );
  const path = [0];
  const circuit: number[] = [];
  while (path.length > 0) {
    const at = path[path.length - 1] ?? 0;
    const next = ahead[at]?.pop();
    if (next === undefined) circuit.push(path.pop() ?? 0);
    else path.push(next);
  }
  return circuit.reverse();
}

/** Opens it through the palette, as every panel can be at every width. */
export async function openByPalette(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog").getByRole("combobox", { name: "Find an element, run a command, or ask" });
  await field.fill(words);
  // Where what is kept comes late, the first entry is the one that asks the chat.
  const chosen = page.getByRole("option", { selected: true }).filter({ hasText: words });
  await chosen.filter({ hasNotText: "Ask: " }).waitFor();
  await page.keyboard.press("Enter");
  await field.waitFor({ state: "detached" });
}

/** The same for a panel of the tour. The table's entry closes one that is open: then once more opens it. */
export async function openPanel(page: Page, { name, words, place }: (typeof panels)[number]): Promise<void> {
  await openByPalette(page, words);
  if (name === "table" && !(await page.locator(place).isVisible())) await openByPalette(page, words);
}

/** Waits until it is drawn. */
export async function drawn(page: Page, { name, place }: (typeof panels)[number]): Promise<void> {
  const isThere = page.locator(place).last().waitFor({ timeout: 10_000 });
  await isThere.catch(() => Promise.reject(new Error(`The panel ${name} did not open.`)));
  await page.locator(".skeleton").first().waitFor({ state: "detached" });
}

/** What of the panel is cut: parts that stand out of it sideways, texts that end without an ellipsis, a panel outside the window. */
export function cutParts(page: Page, place: string): Promise<readonly string[]> {
  return page.locator(place).last().evaluate(findCutParts);
}

/** Runs in the page, so everything it uses is in it. */
function findCutParts(panel: Element): string[] {
  const slack = 1.5;
  const parts = "button, a, input, select, label, p, h2, h3, h4, li, dt, dd, legend, span, b";
  // What is made to scroll sideways says so by its role or is a row of chips.
  const sideways =
    "[role='grid'], [role='listbox'], .column-rows, .data-grid, .tips, pre, code, textarea, svg, canvas, .sr, [hidden]";
  const box = panel.getBoundingClientRect();
  const tell = (element: Element, why: string) =>
    `${why}: ${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  /** For screen readers alone, itself or through a part around it. */
  const isUnseen = (element: Element | null): boolean => {
    if (element === null || element === panel) return false;
    const { clipPath, position } = getComputedStyle(element);
    return (clipPath !== "none" && position === "absolute") || isUnseen(element.parentElement);
  };
  const isOut = ({ left, right }: DOMRect) => right > box.right + slack || left < box.left - slack;
  const isCut = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    if (element.matches("input, select") || overflowX !== "hidden" || textOverflow === "ellipsis") return false;
    return element.scrollWidth > element.clientWidth + slack;
  };
  const shown = [...panel.querySelectorAll(parts)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(sideways) === null &&
      !isUnseen(element) &&
      element.getBoundingClientRect().width > 0,
  );
  const isOutside = box.left < -slack || box.right > innerWidth + slack;
  return [
    ...(isOutside ? [tell(panel, "outside the window")] : []),
    ...shown.filter((element) => isOut(element.getBoundingClientRect())).map((element) => tell(element, "stands out")),
    ...shown.filter(isCut).map((element) => tell(element, "cut")),
  ].slice(0, 5);
}

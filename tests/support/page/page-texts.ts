import type { Page } from "playwright-core";

export interface PageTexts {
  /** Each piece of text by itself, and what is in labels, titles and placeholders. */
  readonly pieces: readonly string[];
  /** Lines of text as they are read, over all their marks. */
  readonly lines: readonly string[];
}

/** Everything the page says now, choices of closed lists among it. */
export function pageTexts(page: Page): Promise<PageTexts> {
  return page.evaluate(gatherTexts);
}

/** Runs in the page, so everything it uses is in it. Names of keys are those on the keyboard. */
function gatherTexts(): PageTexts {
  const output = "aria-label title placeholder aria-description aria-valuetext aria-roledescription alt".split(" ");
  const inline = "B I EM STRONG SPAN KBD BDI SMALL A CODE MARK svg".split(" ");
  const isSeen = (element: Element): boolean => {
    const part = element.tagName === "OPTION" ? element.parentElement : element;
    return part?.checkVisibility({ visibilityProperty: true }) ?? false;
  };
  const shown = [...document.querySelectorAll("body *")]
    .filter((element) => element.closest("script, style, svg, canvas, kbd, [lang='en']") === null)
    .filter(isSeen);
  const ownTexts = (element: Element): string[] =>
    [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : []));
  const isLine = (element: Element): boolean =>
    ownTexts(element).some((text) => text.trim() !== "") &&
    element.querySelector("[lang='en']") === null &&
    [...element.children].every((child) => inline.includes(child.tagName));
  const labels = shown.flatMap((element) => output.flatMap((name) => element.getAttribute(name) ?? []));
  return {
    pieces: [...new Set([...labels, ...shown.flatMap(ownTexts)])],
    lines: [...new Set(shown.filter(isLine).map((element) => element.textContent ?? ""))],
  };
}

import type { Page } from "playwright-core";

/** Which of what is told over the canvas lie over one another or over the bar, or are out of the window though scrolled to. */
export function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const told = [...document.querySelectorAll(".notices .float, .notices .note, .fold-bar")];
    const places = told.flatMap((one) => {
      one.scrollIntoView({ block: "nearest" });
      const { top, bottom, height } = one.getBoundingClientRect();
      const isOut = height > 0 && (top < 0 || bottom > innerHeight);
      return isOut ? [`${one.className} is out of the window`] : [];
    });
    const boxes = [...told, ...document.querySelectorAll(".bar")].flatMap((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      return width > 0 ? [{ name: one.className, left, right, top, bottom }] : [];
    });
    const meets = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        )
        .map((other) => `${one.name} over ${other.name}`),
    );
    return [...places, ...meets];
  });
}

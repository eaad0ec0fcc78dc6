/** Of the window, and of the button, in px. */
const edge = 8;
const gap = 6;

/** Puts an open menu where all of it can be seen. */
export function placeMenu(menu: HTMLElement): void {
  keepInWindow(menu);
  if (isCutOff(menu)) loosen(menu);
}

/** The same once what it belongs to has moved. */
export function placeAgain(menu: HTMLElement): void {
  menu.removeAttribute("style");
  placeMenu(menu);
}

/** Whether all of an element is in sight in what scrolls around it. */
export function isWithin(element: Element, around: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const edges = around.getBoundingClientRect();
  return top >= edges.top - 1 && bottom <= edges.bottom + 1;
}

/** Whether a list that scrolls, or another part that shows only what is within it, hides some of the menu. */
function isCutOff(menu: HTMLElement): boolean {
  const { top, bottom, left, right } = menu.getBoundingClientRect();
  for (let part = menu.parentElement; part && part !== document.body; part = part.parentElement) {
    if (getComputedStyle(part).overflow === "visible") continue;
    const edges = part.getBoundingClientRect();
    if (top < edges.top || bottom > edges.bottom || left < edges.left || right > edges.right) return true;
  }
  return false;
}

/** Keeps its place in the window, and belongs to the window from now on. */
function loosen(menu: HTMLElement): void {
  const { left, top, width } = menu.getBoundingClientRect();
  const put = (x: number, y: number) => {
    Object.assign(menu.style, { left: `${x}px`, top: `${y}px` });
  };
  Object.assign(menu.style, { position: "fixed", right: "auto", bottom: "auto", width: `${width}px` });
  put(left, top);
  // Around it may be a part that moves: what is fixed is then counted from there.
  const now = menu.getBoundingClientRect();
  put(2 * left - now.left, 2 * top - now.top);
}

/** Puts the menu above or below its button where it has room, else where it has more, and lets it scroll there. */
function keepInWindow(menu: HTMLElement): void {
  const { left, right, height } = menu.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const button = (menu.parentElement ?? menu).getBoundingClientRect();
  const isUp = menu.classList.contains("up");
  const above = button.top - edge;
  const below = clientHeight - button.bottom - edge;
  const [own, other] = isUp ? [above, below] : [below, above];
  if (height + gap > own && other > own) menu.classList.toggle("up", !isUp);
  const isRight = menu.classList.contains("right");
  if (isRight && left < edge) menu.classList.remove("right");
  // Only as far as it must: what is around the button may cut it off on the other side.
  const over = right - (clientWidth - edge);
  if (!isRight && over > 0) menu.style.left = `${-over}px`;
  const room = Math.max(own, other) - gap;
  if (height > room && height + gap > own) {
    menu.style.maxHeight = `${Math.max(120, room)}px`;
    menu.style.overflowY = "auto";
  }
}

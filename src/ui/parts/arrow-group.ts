import { watchSize } from "./watch-size";

const stops = "button:not(:disabled), a[href], input:not(:disabled)";

/**
 * A `ref` that makes the buttons and fields inside one stop of the Tab key, as in a toolbar: arrows, Home and End move among them, and
 * Tab comes back to the one left last. A field keeps the keys that move in its text.
 */
export function arrowGroup(group: HTMLElement | null): (() => void) | undefined {
  return group === null ? undefined : makeArrowGroup(group);
}

function makeArrowGroup(group: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  const mark = () => {
    const items = itemsIn(group);
    if (current === null || !items.includes(current)) current = items[0] ?? null;
    for (const item of group.querySelectorAll<HTMLElement>(stops)) {
      const wanted = item === current ? 0 : -1;
      if (item.tabIndex !== wanted) item.tabIndex = wanted;
    }
  };
  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(stops)) return;
    current = target;
    mark();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextItem(event, itemsIn(group));
    if (next === null) return;
    // Arrows move the graph elsewhere on the page.
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  mark();
  group.addEventListener("focusin", enter);
  group.addEventListener("keydown", onKeyDown);
  const changes = new MutationObserver(mark);
  changes.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  // What a narrower page hides is no stop.
  const stopListening = watchSize([group], mark);
  return () => {
    group.removeEventListener("focusin", enter);
    group.removeEventListener("keydown", onKeyDown);
    changes.disconnect();
    stopListening();
  };
}

/** Those that can be seen; where nothing is laid out, all. */
function itemsIn(group: HTMLElement): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(stops)].filter((item) => item.checkVisibility?.() ?? true);
}

/** null: the key means something else. */
function nextItem({ key, target }: KeyboardEvent, items: readonly HTMLElement[]): HTMLElement | null {
  const at = target instanceof HTMLElement ? items.indexOf(target) : -1;
  const from = items[at];
  if (from === undefined) return null;
  const [before, after] = [items.at(at - 1) ?? null, items[(at + 1) % items.length] ?? null];
  if (key === "ArrowDown") return inRow(from, items, 1) ?? after;
  if (key === "ArrowUp") return inRow(from, items, -1) ?? before;
  if (from instanceof HTMLInputElement) return null;
  const ways: Readonly<Record<string, HTMLElement | null | undefined>> = {
    ArrowRight: after,
    ArrowLeft: before,
    Home: items[0],
    End: items.at(-1),
  };
  return ways[key] ?? null;
}

/** The nearest one of the next row above (-1) or below (1), by where they stand on the page. null: there is no such row. */
function inRow(from: HTMLElement, items: readonly HTMLElement[], way: 1 | -1): HTMLElement | null {
  const own = from.getBoundingClientRect();
  const far = items
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .filter(({ box }) => (way === 1 ? box.top >= own.bottom - 1 : box.bottom <= own.top + 1) && box.height > 0)
    .map(({ item, box }) => ({ item, down: Math.abs(box.top - own.top), aside: Math.abs(box.left - own.left) }));
  far.sort((one, other) => one.down - other.down || one.aside - other.aside);
  return far[0]?.item ?? null;
}

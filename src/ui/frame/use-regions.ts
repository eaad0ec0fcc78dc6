import { useEffect } from "react";

/** The parts of the page in the order F6 visits them; those not on the page are passed over. */
const regions = [".bar", ".rail", ".flyout", ".graph", ".drawer", ".dock", ".notice"] as const;
const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]:not([tabindex='-1'])";

/** F6 and Shift+F6 go from one part of the page to the next; each remembers where the focus was. */
export function useRegions(): void {
  useEffect(() => {
    const last = new WeakMap<Element, HTMLElement>();
    const remember = ({ target }: FocusEvent) => {
      const region = target instanceof HTMLElement ? target.closest(regions.join(", ")) : null;
      if (region && target instanceof HTMLElement) last.set(region, target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F6" || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      go(event.shiftKey ? -1 : 1, last);
    };
    document.addEventListener("focusin", remember);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}

function go(way: 1 | -1, last: WeakMap<Element, HTMLElement>): void {
  const there = regions.flatMap((name) => document.querySelector<HTMLElement>(name) ?? []).filter(isShown);
  const now = there.findIndex((region) => region.contains(document.activeElement));
  for (let step = 1; step <= there.length; step += 1) {
    const region = there[(now + way * step + there.length * 2) % there.length];
    const target = region && targetIn(region, last);
    target?.focus();
    if (target && document.activeElement === target) return;
  }
}

function targetIn(region: HTMLElement, last: WeakMap<Element, HTMLElement>): HTMLElement | null {
  const known = last.get(region);
  if (known?.isConnected && isShown(known)) return known;
  if (region.matches(focusable)) return region;
  // The rim between two parts is not what one comes for.
  const within = [...region.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.matches("[role='separator']"),
  );
  return within.find(isShown) ?? null;
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}

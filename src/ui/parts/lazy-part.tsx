import { type ComponentType, lazy } from "react";
import { useWords } from "../use-stores";

/** A part that is loaded when it is first drawn, under a `Suspense`. Where that fails, it says so in its place. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: NotLoaded };
    }
  });
}

function NotLoaded() {
  return <p className="note warn">{useWords("chat").partNotLoaded}</p>;
}

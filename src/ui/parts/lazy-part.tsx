import { type ComponentType, lazy, useEffect, useState } from "react";
import { useWords } from "../use-stores";

/**
 * A part that is loaded when it is first drawn, under a `Suspense`. Where that fails, it says so in its place, and where it is
 * drawn next, it is tried again.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const begin = (): ComponentType<P> =>
    lazy(async () => ({ default: await load().catch(() => () => <NotLoaded onDrawn={beginAgain} />) }));
  const beginAgain = () => {
    source.latest = begin();
  };
  const source = { latest: begin() };
  return (props) => <Latest source={source} given={props} />;
}

interface LatestProps<P> {
  readonly source: { readonly latest: ComponentType<P> };
  readonly given: P;
}

function Latest<P extends object>({ source, given }: LatestProps<P>) {
  const [Part] = useState(() => source.latest);
  return <Part {...given} />;
}

/** Tells that it is drawn: a new load that began before would be drawn in its place, and fail in turn, without end. */
function NotLoaded({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return <p className="note warn">{useWords("chat").partNotLoaded}</p>;
}

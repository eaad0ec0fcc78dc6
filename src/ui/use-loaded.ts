import { useEffect, useState } from "react";

/** What is loaded when it is first wanted; null until then, and where it cannot be had. */
export function useLoaded<T extends object>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (!isWanted || loaded !== null) return undefined;
    let isCurrent = true;
    load().then(
      (value) => {
        if (isCurrent) setLoaded(value);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, loaded]);
  return loaded;
}

import { useEffect, useState } from "react";

/** What is loaded while it is shown: null until it is there, "not-loaded" where it cannot be had. Begins anew with another `load`. */
export function useLoading<T extends object | null>(load: () => Promise<T>): T | "not-loaded" | null {
  const [loaded, setLoaded] = useState<T | "not-loaded" | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded(value),
      () => isCurrent && setLoaded("not-loaded"),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return loaded;
}

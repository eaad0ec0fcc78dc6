import { useEffect } from "react";

/** An entry of the browser's history for what takes the whole page, so that Back closes it and stays in the app. `close` stays the same. */
export function useBack(close: () => void): void {
  useEffect(() => {
    const place = crypto.randomUUID();
    history.pushState({ place }, "");
    const isHere = () => history.state?.place === place;
    const heed = () => {
      if (!isHere()) close();
    };
    addEventListener("popstate", heed);
    return () => {
      removeEventListener("popstate", heed);
      if (isHere()) history.back();
    };
  }, [close]);
}

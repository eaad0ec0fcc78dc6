import { useEffect } from "react";

/**
 * Marks the page while the pointer is what it is used with. The browser shows the focus ring after a script moved the
 * focus, also where a file was dropped and no key was pressed; the canvas draws its ring for keys alone.
 */
export function useLastInput(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const byPointer = () => {
      dataset["input"] = "pointer";
    };
    const byKey = () => {
      delete dataset["input"];
    };
    addEventListener("pointerdown", byPointer, true);
    addEventListener("drop", byPointer, true);
    addEventListener("keydown", byKey, true);
    return () => {
      removeEventListener("pointerdown", byPointer, true);
      removeEventListener("drop", byPointer, true);
      removeEventListener("keydown", byKey, true);
    };
  }, []);
}

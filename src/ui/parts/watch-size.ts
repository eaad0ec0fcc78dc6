/** Calls back when one of the elements has another size, until what it returns is called; never where nothing is laid out. */
export function watchSize(elements: readonly Element[], run: () => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver(run);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** A selector that names exactly these elements; `@id` is the element's own id even where the data has an `id` too. */
export function idSelector(ids: readonly string[]): string {
  const [only] = ids;
  return ids.length === 1 && only !== undefined
    ? `@id == ${JSON.stringify(only)}`
    : `@id in [${ids.map((id) => JSON.stringify(id)).join(", ")}]`;
}

/** The parsed value; `undefined` (which JSON cannot hold) when the text is no JSON. */
export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const steps: Readonly<Record<string, number>> = { "{": 1, "[": 1, "}": -1, "]": -1 };

/** Where the record or list that begins at `start` ends (the place after it); null while it is not whole. */
export function jsonEnd(text: string, start: number): number | null {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '"') {
      const after = stringEnd(text, index);
      if (after === null) return null;
      index = after - 1;
    }
    depth += steps[text[index] ?? ""] ?? 0;
    if (depth === 0) return index + 1;
  }
  return null;
}

/** Where `mark` stands next outside every quoted text of the JSON that begins at `start`; null while it does not. */
export function markOutsideStrings(text: string, mark: string, start: number): number | null {
  for (let index = start; index < text.length; index += 1) {
    if (text.startsWith(mark, index)) return index;
    if (text[index] !== '"') continue;
    const after = stringEnd(text, index);
    if (after === null) return null;
    index = after - 1;
  }
  return null;
}

function stringEnd(text: string, quote: number): number | null {
  for (let index = quote + 1; index < text.length; index += 1) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === '"') return index + 1;
  }
  return null;
}

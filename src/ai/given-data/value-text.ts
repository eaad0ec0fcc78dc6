/** On its way to be written: a mark as it is, or a value. */
type Item = { readonly mark: string } | { readonly value: unknown };

/** A value as text, much as JSON has it but without quotes, whatever its depth: names stand before their values. */
export function valueText(value: unknown): string {
  const pieces: string[] = [];
  const waiting: Item[] = [{ value }];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if ("mark" in item) pieces.push(item.mark);
    else if (typeof item.value === "object" && item.value !== null) pushParts(waiting, item.value);
    else pieces.push(String(item.value));
  }
  return pieces.join("");
}

/** Last first, since the last is taken first. */
function pushParts(waiting: Item[], value: object): void {
  const isList = Array.isArray(value);
  waiting.push({ mark: isList ? "]" : "}" });
  for (const [key, inner] of Object.entries(value).reverse()) {
    waiting.push({ mark: "," }, { value: inner });
    if (!isList) waiting.push({ mark: `${key}:` });
  }
  waiting.push({ mark: isList ? "[" : "{" });
}

/** Calls back for the value and everything in it, whatever its depth. */
export function eachPart(value: unknown, visit: (part: unknown) => void): void {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    visit(part);
    if (typeof part === "object" && part !== null) for (const inner of Object.values(part)) waiting.push(inner);
  }
}

/** Every text in a value, names of fields too. */
export function textsIn(value: unknown): readonly string[] {
  const texts: string[] = [];
  eachPart(value, (part) => {
    if (typeof part === "string") texts.push(part);
    else if (typeof part === "object" && part !== null && !Array.isArray(part)) {
      for (const key of Object.keys(part)) texts.push(key);
    }
  });
  return texts;
}

/** Every text in a value but the names of fields. */
export function leafTextsIn(value: unknown): readonly string[] {
  const texts: string[] = [];
  eachPart(value, (part) => {
    if (typeof part === "string") texts.push(part);
  });
  return texts;
}

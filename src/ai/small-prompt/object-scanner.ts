/** Tells where one JSON object of a stream ends. */
export type ObjectScanner = ReturnType<typeof createObjectScanner>;

const steps: Readonly<Record<string, number>> = { "{": 1, "[": 1, "}": -1, "]": -1 };

/** Starts before the opening brace. Strings are skipped, so that a brace in a text counts for nothing. */
export function createObjectScanner() {
  let depth = 0;
  let inText = false;
  let isEscaped = false;
  let isWhole = false;

  function takeInText(character: string): void {
    inText = isEscaped || character !== '"';
    isEscaped = !isEscaped && character === "\\";
  }

  function take(character: string): void {
    if (inText) takeInText(character);
    else if (character === '"') inText = true;
    else depth += steps[character] ?? 0;
  }

  return {
    /** How many characters of the piece belong to the object; less than its length once it is whole. */
    push(piece: string): number {
      for (let index = 0; index < piece.length; index += 1) {
        take(piece[index] ?? "");
        if (depth > 0) continue;
        isWhole = true;
        return index + 1;
      }
      return piece.length;
    },
    get isWhole(): boolean {
      return isWhole;
    },
  };
}

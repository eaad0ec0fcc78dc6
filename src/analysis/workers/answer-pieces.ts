/** A run of a long list of an answer. */
export interface AnswerPiece {
  readonly list: number;
  readonly items: readonly unknown[];
}

/** An answer without its long lists, and where each belongs. */
export interface AnswerFrame<Answer> {
  readonly answer: Answer;
  readonly places: readonly (readonly string[])[];
}

/** Of a list in pieces. A longer message is read in one task, which would hold up the page. */
const pieceLength = 4000;
/** Deeper in an answer no long list is looked for. */
const deepest = 7;
const fewItems = 100;

/** Posts the long lists of an answer in pieces; gives what is left of it. The answer itself stays as it is. */
export function takeApart<Answer>(answer: Answer, post: (piece: AnswerPiece) => void): AnswerFrame<Answer> {
  const places: string[][] = [];
  const inPieces = (items: readonly unknown[], path: string[]): readonly unknown[] => {
    const list = places.push(path) - 1;
    for (let at = 0; at < items.length; at += pieceLength) post({ list, items: items.slice(at, at + pieceLength) });
    return [];
  };
  const within = (value: unknown, path: string[]): unknown => {
    if (Array.isArray(value) && value.length > pieceLength) return inPieces(value, path);
    if (!isSearched(value) || path.length === deepest) return value;
    const entries = Object.entries(value).map(([name, one]) => [name, within(one, [...path, name])] as const);
    return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
  };
  // The same shape with empty lists.
  return { answer: within(answer, []) as Answer, places };
}

/** A short list, or a plain object. */
function isSearched(value: unknown): value is object {
  if (Array.isArray(value)) return value.length <= fewItems;
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Gathers the pieces as they come, and puts them in their places. */
export function createGathering(): {
  add(piece: AnswerPiece): void;
  whole<Answer>(frame: AnswerFrame<Answer>): Answer;
} {
  const lists: unknown[][] = [];
  return {
    add({ list, items }) {
      const known = lists[list] ?? [];
      lists[list] = known;
      for (const item of items) known.push(item);
    },
    whole({ answer, places }) {
      const root = { answer };
      for (const [list, place] of places.entries()) {
        const path = ["answer", ...place];
        const parent = path.slice(0, -1).reduce<unknown>((at, name) => Reflect.get(Object(at), name), root);
        Reflect.set(Object(parent), path.at(-1) ?? "", lists[list] ?? []);
      }
      return root.answer;
    },
  };
}

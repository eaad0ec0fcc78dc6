import { createPlaceNumbers, type PlaceNumbers } from "./place-numbers";

/** A short ordered list by key whose items remember their place when they go, as rows do (see `element-rows`). */
export interface PlacedList<T> {
  readonly items: readonly T[];
  get(key: string): T | undefined;
  indexOf(key: string): number;
  placeOf(key: string): number | undefined;
  /** A place number that makes an item stand at `index` among the others. */
  placeAt(index: number, key: string): number;
  readonly places: Pick<PlaceNumbers, "next" | "keepFree">;
  /** Adds or replaces. Without a place: where it stands, else last. */
  put(key: string, item: T, place?: number): void;
  remove(key: string): void;
}

interface Entry<T> {
  readonly key: string;
  readonly item: T;
  readonly place: number;
}

export function createPlacedList<T>(): PlacedList<T> {
  let entries: readonly Entry<T>[] = [];
  let items: readonly T[] = [];
  const places = createPlaceNumbers();

  function become(next: readonly Entry<T>[]): void {
    entries = next;
    items = next.map((entry) => entry.item);
  }
  const find = (key: string): Entry<T> | undefined => entries.find((entry) => entry.key === key);

  return {
    get items() {
      return items;
    },
    places,
    get: (key) => find(key)?.item,
    indexOf: (key) => entries.findIndex((entry) => entry.key === key),
    placeOf: (key) => find(key)?.place,
    placeAt(index, key) {
      const others = entries.filter((entry) => entry.key !== key);
      const after = others[Math.max(0, index)]?.place;
      if (after === undefined) return places.next;
      return places.between(others[index - 1]?.place, after);
    },
    put(key, item, place = find(key)?.place ?? places.next) {
      const entry = { key, item, place };
      const others = entries.filter((other) => other.key !== key);
      const later = others.findIndex((other) => other.place > place);
      become(later < 0 ? [...others, entry] : others.toSpliced(later, 0, entry));
      places.take(place);
    },
    remove(key) {
      become(entries.filter((entry) => entry.key !== key));
    },
  };
}

/** The numbers that tell where the items of a list stand. What left a place may come back to it: none is given twice. */
export interface PlaceNumbers {
  /** The place of what comes last. */
  readonly next: number;
  /** That place is taken; all that come last stand behind it. */
  take(place: number): void;
  /** No place before that number comes last again. */
  keepFree(before: number): void;
  /** A place before `after`, and after `before` where there is one. */
  between(before: number | undefined, after: number): number;
}

const golden = 0.6180339887498949;

export function createPlaceNumbers(): PlaceNumbers {
  let next = 0;
  return {
    get next() {
      return next;
    },
    take(place) {
      next = Math.max(next, Math.floor(place) + 1);
    },
    keepFree(before) {
      next = Math.max(next, before);
    },
    between(before, after) {
      next += 1;
      const from = before ?? after - 1;
      const part = 0.25 + ((next * golden) % 1) / 2;
      return from + (after - from) * part;
    },
  };
}

/** The numbers that tell where the items of a list stand. What left a place may come back to it: none is given twice. */
export type PlaceNumbers = ReturnType<typeof createPlaceNumbers>;

const golden = 0.6180339887498949;

export function createPlaceNumbers() {
  let next = 0;
  return {
    /** The place of what comes last. */
    get next(): number {
      return next;
    },
    /** That place is taken; all that come last stand behind it. */
    take(place: number): void {
      next = Math.max(next, Math.floor(place) + 1);
    },
    /** No place before that number comes last again. */
    keepFree(before: number): void {
      next = Math.max(next, before);
    },
    /** A place before `after`, and after `before` where there is one. */
    between(before: number | undefined, after: number): number {
      next += 1;
      const from = before ?? after - 1;
      const part = 0.25 + ((next * golden) % 1) / 2;
      return from + (after - from) * part;
    },
  };
}

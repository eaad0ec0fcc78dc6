/** For each symbol what it may begin with, itself included: `firsts` are pairs of what a rule makes and its first part. */
export function cornersOf(
  size: number,
  firsts: readonly (readonly [makes: number, first: number])[],
): readonly (readonly number[])[] {
  const direct = Array.from({ length: size }, () => new Set<number>());
  for (const [makes, first] of firsts) direct[makes]?.add(first);
  return direct.map((_, symbol) => {
    const found = new Set([symbol]);
    for (const one of found) for (const first of direct[one] ?? []) found.add(first);
    return [...found];
  });
}

interface Waiting {
  readonly corners: readonly (readonly number[])[];
  /** Symbols that something waits for at a place, over words that may be passed over. */
  readonly waitedAt: (start: number) => readonly number[];
}

/**
 * Whether a symbol is of use where it begins: something waits there for it, or for what may begin with it. What waits at a place is
 * all known before anything that begins there is looked at.
 */
export function wantedBy({ corners, waitedAt }: Waiting): (symbol: number, start: number) => boolean {
  const wanted: (Uint8Array | undefined)[] = [];
  const wantedAt = (start: number): Uint8Array => {
    const flags = new Uint8Array(corners.length);
    const seen = new Uint8Array(corners.length);
    for (const symbol of waitedAt(start)) {
      if (seen[symbol] === 1) continue;
      seen[symbol] = 1;
      for (const corner of corners[symbol] ?? []) flags[corner] = 1;
    }
    return flags;
  };
  return (symbol, start) => {
    const flags = wanted[start] ?? wantedAt(start);
    wanted[start] = flags;
    return flags[symbol] === 1;
  };
}

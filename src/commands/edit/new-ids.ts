/** Ids made from words, unique among those there are and those already handed out. */
export type IdMaker = ReturnType<typeof createIdMaker>;

export function createIdMaker(exists: (id: string) => boolean) {
  const handedOut = new Set<string>();
  /** All numbers before this one are taken for that text: what is taken stays taken. */
  const nextNumbers = new Map<string, number>();
  const isTaken = (id: string) => handedOut.has(id) || exists(id);
  return {
    isTaken,
    take: (id: string): void => {
      handedOut.add(id);
    },
    /** "Dr. Müller" becomes "dr-muller", a second one "dr-muller-2". */
    fromText: (text: string): string => {
      const base = slug(text) || "item";
      let number = nextNumbers.get(base) ?? 1;
      const named = () => (number === 1 ? base : `${base}-${number}`);
      while (isTaken(named())) number += 1;
      const id = named();
      nextNumbers.set(base, number + 1);
      handedOut.add(id);
      return id;
    },
  };
}

/** Letters of any script and figures, lower case, without accents, joined by hyphens. */
function slug(text: string): string {
  return [...text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()]
    .slice(0, 60)
    .join("")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

const PLAIN = /^[\u0020-\u007e]*$/u;
const ACCENTS = /[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu;

/** As texts are compared in a search: small letters without accents and without what nobody sees. */
export function foldText(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : text.normalize("NFKD").replace(ACCENTS, "").toLowerCase();
}

/** The same with the place in `text` each folded unit comes from, so that a match can be marked in it. */
export function foldWithPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let folded = "";
  let at = 0;
  for (const sign of text) {
    const part = foldText(sign);
    folded += part;
    for (let index = 0; index < part.length; index += 1) places.push(at);
    at += sign.length;
  }
  places.push(at);
  return { folded, places };
}

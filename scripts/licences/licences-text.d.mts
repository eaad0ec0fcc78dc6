export function listedIn(
  text: string,
): readonly { readonly name: string; readonly version: string; readonly licence: string }[];

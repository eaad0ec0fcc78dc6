import type { PictureFonts } from "./serve-picture";

interface FontFile {
  readonly family: string;
  readonly address: string;
  readonly weight: string;
}

/** The font of the page, from its file. Where that cannot be had texts are drawn in a font of the system. */
export function pictureFonts({ family, address, weight }: FontFile): PictureFonts {
  const load = async () => {
    const face = new FontFace(family, `url(${JSON.stringify(address)})`, { weight });
    const { fonts } = self as unknown as { readonly fonts: FontFaceSet };
    fonts.add(face);
    await face.load().catch(() => undefined);
  };
  const face = async () => {
    const file = await fetch(address).catch(() => null);
    if (!file?.ok) return "";
    const data = base64Of(new Uint8Array(await file.arrayBuffer()));
    const source = `url("data:font/woff2;base64,${data}") format("woff2")`;
    return `@font-face{font-family:${JSON.stringify(family)};font-weight:${weight};src:${source}}`;
  };
  return { load, face };
}

/** Bytes of one piece: a call takes only so many arguments. */
const PIECE = 4096;

function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(String.fromCharCode.apply(null, [...bytes.subarray(at, at + PIECE)]));
  return btoa(pieces.join(""));
}

import { escapeXml } from "../host";

/** What a file of ours says of itself, so that it is read with its escapes. */
export const XML_MARK = "Parley";

/** Signs that XML cannot hold: control characters, halves of surrogate pairs, two that are no characters. */
const UNHELD = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]|\p{Cs}|_(?=x[0-9A-F]{4})/gu;
const ESCAPED = /_x([0-9A-F]{4})_/g;

/** Text for XML from which `fromXmlText` gives every sign back: `_x0001_` for one that XML cannot hold, as spreadsheets do. */
export function toXmlText(text: string): string {
  return escapeXml(
    text.replace(UNHELD, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`),
  );
}

export function fromXmlText(text: string): string {
  return text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

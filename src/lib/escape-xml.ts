import { wellFormed } from "./text/well-formed";

/** For text and attributes of XML: signs that XML 1.0 cannot hold become U+FFFD; line breaks are numbered, so that attributes keep them. */
export function escapeXml(text: string): string {
  return wellFormed(text)
    .replace(/[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

import type { XmlElement } from "../xml/xml-tree";
import { childrenOf } from "../xml/xml-values";
import { elementsIn } from "./xml-parts";

/** How the numbers of a cell's style are written. */
export type NumberForm = { readonly kind: "plain" } | { readonly kind: "padded"; readonly digits: number } | TimeForm;

interface TimeForm {
  readonly kind: "time";
  readonly hasDay: boolean;
  readonly hasHour: boolean;
  /** Hours that add up, such as 27:30. */
  readonly isSpan: boolean;
}

const plain: NumberForm = { kind: "plain" };
/** Formats that a workbook does not write down, as far as they mean times. */
const knownCodes: readonly (readonly [first: number, last: number, code: string])[] = [
  [14, 17, "y-m-d"],
  [18, 21, "h:mm:ss"],
  [22, 22, "y-m-d h:mm"],
  [27, 31, "y-m-d"],
  [32, 35, "h:mm:ss"],
  [36, 36, "y-m-d"],
  [45, 45, "h:mm:ss"],
  [46, 46, "[h]:mm:ss"],
  [47, 47, "h:mm:ss"],
  [50, 54, "y-m-d"],
  [55, 56, "h:mm:ss"],
  [57, 58, "y-m-d"],
];
const DAY_MS = 86_400_000;
/** Days from the workbook's first to 1970; it takes 1900 for a leap year. */
const DAYS_TO_1970 = 25_569;
const DAYS_FROM_1900_TO_1904 = 1_462;

/** The form of each style, by its number. */
export function numberForms(styles: string): readonly NumberForm[] {
  const own = new Map<string, string>();
  for (const format of elementsIn(styles, "numFmt")) {
    own.set(format.attributes.get("numFmtId") ?? "", format.attributes.get("formatCode") ?? "");
  }
  return [...elementsIn(styles, "cellXfs")].flatMap(stylesOf).map((id) => formOf(own.get(id) ?? knownCode(Number(id))));
}

function stylesOf(list: XmlElement): readonly string[] {
  return childrenOf(list, "xf").map((style) => style.attributes.get("numFmtId") ?? "0");
}

function knownCode(id: number): string {
  return knownCodes.find(([first, last]) => id >= first && id <= last)?.[2] ?? "";
}

/** By the signs of its first part that are neither quoted nor escaped. */
function formOf(code: string): NumberForm {
  const isSpan = /\[[hms]+\]/i.test(code);
  const signs = code
    .replace(/"[^"]*"|[\\_*].|\[(?![hms]+\])[^\]]*\]/gi, "")
    .replace(/;.*$/s, "")
    .toLowerCase();
  if (/^0{2,}$/.test(signs)) return { kind: "padded", digits: signs.length };
  if (/^(?:general|standard)?$/.test(signs) || !/[ymdhs]/.test(signs)) return plain;
  const hasHour = /[hs]/.test(signs);
  return { kind: "time", hasDay: /[yd]/.test(signs) || !hasHour, hasHour, isSpan };
}

/** A number as its form shows it, days as 2026-11-27; numbers themselves with a point that can mean no thousands. */
export function numberText(text: string, form: NumberForm, is1904: boolean): string {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) return text;
  if (form.kind === "time") return timeText(value, form, is1904) ?? plainText(value, text);
  if (form.kind === "padded" && Number.isSafeInteger(value) && value >= 0) return text.padStart(form.digits, "0");
  return plainText(value, text);
}

function plainText(value: number, text: string): string {
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(value)) return String(value);
  const written = Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value);
  return /^-?\d{1,3}\.\d{3}$/.test(written) ? `${written}0` : written;
}

/** Undefined: no calendar has that day. */
function timeText(value: number, { hasDay, hasHour, isSpan }: TimeForm, is1904: boolean): string | undefined {
  if (isSpan) return spanText(value);
  const leapDay = value < 60 ? 1 : 0;
  const from = is1904 ? DAYS_FROM_1900_TO_1904 : leapDay;
  const time = new Date(Math.round((value + from - DAYS_TO_1970) * 86_400) * 1_000);
  const year = time.getUTCFullYear();
  if (Number.isNaN(year) || year > 9_999 || value < 0) return undefined;
  const [day = "", hour = ""] = time
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .split("T");
  const clock = hour.replace(/:00$/, "");
  if (!hasDay || (value < 1 && hasHour)) return clock;
  return hasHour && time.getTime() % DAY_MS !== 0 ? `${day}T${clock}` : day;
}

function spanText(value: number): string {
  const seconds = Math.round(value * 86_400);
  const parts = [Math.floor((seconds % 3_600) / 60), seconds % 60].map((part) => String(part).padStart(2, "0"));
  return [Math.floor(seconds / 3_600), ...parts].join(":");
}

const beforeMonth = /(?<!\p{N})(\d{1,2})\. (?=(?:jan|jän|feb|mär|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*)/giu;

/** "18. Februar" as "18 Februar": the stop ends no sentence and counts nothing. */
export function withoutStops(text: string): string {
  return text.replace(beforeMonth, "$1 ");
}

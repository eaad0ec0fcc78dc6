/** A text that streams in without the reference it ends in the middle of: half an id is nothing to read. */
export function withoutOpenReference(text: string): string {
  return text.replace(/\[(?:\[[^[\]\n]{0,300}\]?)?$/u, "");
}

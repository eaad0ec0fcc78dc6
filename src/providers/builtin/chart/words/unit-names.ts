/** Units as attributes are called by, and as people write them. */
export const unitNames: readonly (readonly [unit: string, words: string])[] = [
  ["minutes", "minutes|mins|min|minute"],
  ["hours", "hours|hrs|hour|h"],
  ["seconds", "seconds|secs|second|s"],
  ["ms", "ms|milliseconds|millis|msec"],
  ["days", "days|day"],
  ["km", "km|kms|kilometres|kilometers|kilometre|kilometer"],
  ["miles", "miles|mile"],
  ["m", "metres|meters|metre|meter"],
  ["eur", "euros|euro|eur|€"],
  ["usd", "dollars|dollar|usd|$"],
];

/** Whether an attribute of these words is in the unit: "duration_min" is in minutes. */
export function isInUnit(words: readonly string[], unit: string): boolean {
  const said = unitNames.find(([name]) => name === unit)?.[1].split("|") ?? [];
  return words.some((word) => said.includes(word));
}

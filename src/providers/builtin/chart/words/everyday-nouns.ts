import { phraseLines } from "@/lib/text/lines";

/**
 * Nouns of every day for what an attribute counts: money is a price, a budget, a salary. The second column: words of the attributes
 * that are meant, the likeliest first; of which kind of thing it is said decides.
 */
export const everydayNouns: readonly (readonly [nouns: string, attributes: string])[] = [
  [
    "money|cash",
    phraseLines`
      box office|gross|takings|revenue|turnover|sales|income|earnings|salary|wage|pay|raised|gold|coins|wealth|funds
      balance|amount|donation|price|cost|fee|fare|value|worth|budget|rate
    `,
  ],
  ["mile|mi|kilometre|kilometer|km", "mileage|odometer"],
  ["downtime|down time|time down|outage time", "down|outage"],
  [
    "inhabitant|resident|citizen|soul|people|person",
    "population|inhabitants|residents|people|staff|headcount|employees",
  ],
];

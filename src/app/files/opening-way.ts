/** How the page is to be opened: as it was left, without filter and labels, or with a sample. */
export type OpeningWay = "usual" | "plain" | "fresh";

const parameter = "open";

/** What the address asks for, in words that outlast a page that failed: nothing needs to be stored for it. */
export function openingWay({ search }: Pick<Location, "search">): OpeningWay {
  const asked = new URLSearchParams(search).get(parameter);
  return asked === "plain" || asked === "fresh" ? asked : "usual";
}

/** The address that opens the page that way. A graph in the address stays, unless it is begun anew. */
export function addressOf(way: OpeningWay, { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">) {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  if (way !== "usual") parameters.set(parameter, way);
  const text = parameters.toString();
  return `${pathname}${text === "" ? "" : `?${text}`}${way === "fresh" ? "" : hash}`;
}

import { failure, type ReadFailure } from "./read-result";

export const JSON_FORMS =
  'Parley reads its own JSON ("parley": 1), node-link JSON ("nodes" with "links" or "edges"), Cytoscape\'s JSON ("elements"), lists of edges ([{"from":"a","to":"b"}]) and records that name one another ([{"id":"a","friends":["b"]},{"id":"b"}]).';

/** Readers of forms other than Parley's own are loaded with the first file that needs one: `undefined` when they cannot be. */
export async function loaded<T>(reader: Promise<T>): Promise<T | undefined> {
  try {
    return await reader;
  } catch {
    return undefined;
  }
}

export function readerMissing(fileName: string): ReadFailure {
  return failure(`${fileName} could not be read: the reader for this form could not be loaded.`, {
    hint: "Check the connection, then open the file again.",
  });
}

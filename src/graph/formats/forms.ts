import { failure, type ReadFailure } from "./read-result";

export const JSON_FORMS = { id: "jsonForms" } as const;

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
    hint: { id: "checkConnection" },
  });
}

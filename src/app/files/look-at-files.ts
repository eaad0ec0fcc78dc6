import { type FileText, type ReadFailure, textOfFile } from "@parley/formats/read";
import { type Recognised, recogniseFormat } from "@parley/formats/recognise";
import { partTables, type TablePart } from "@parley/formats/table-plan";

export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type LookedAt = SourceFile & FileText & { readonly recognised: Recognised };

/** Their texts, and what each is taken for; or why one of them has none. */
export async function lookAtFiles(
  files: readonly SourceFile[],
  onProgress: ((count: number) => void) | undefined,
): Promise<readonly LookedAt[] | ReadFailure> {
  const looks: LookedAt[] = [];
  for (const { name, bytes } of files) {
    const read = await textOfFile(bytes, name, { onProgress: onProgress });
    if (!read.success) return read;
    looks.push({ ...read, name, bytes, recognised: recogniseFormat(read.text, name) });
  }
  return looks;
}

/** The tables of a file that is alone. */
export function partsOf(looks: readonly LookedAt[]): readonly TablePart[] {
  const [only] = looks;
  if (!only || looks.length > 1) return [];
  return only.parts.length > 0 ? only.parts : partTables(only.text, only.name);
}

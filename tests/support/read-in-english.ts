import * as decoding from "@parley/formats/read";
import * as files from "@parley/formats/read";
import * as graphs from "@parley/formats/read";
import * as own from "@parley/formats/read";
import { type ReadFailure, sayRead } from "@parley/formats/read";
import * as tables from "@parley/formats/table-plan";
import * as pages from "@/app/files/open-files";
import * as documents from "@/knowledge/documents/read-courses";
import * as one from "@/knowledge/documents/read-document";
import * as opened from "@/knowledge/graph-form/open-documents";

/** The readers' doors, with what they say written in English. */
export const readGraph = async (...asked: Parameters<typeof graphs.readGraph>) =>
  inEnglish(await graphs.readGraph(...asked));
export const readOwnGraph = async (...asked: Parameters<typeof own.readOwnGraph>) =>
  inEnglish(await own.readOwnGraph(...asked));
export const readTablesTogether = async (...asked: Parameters<typeof graphs.readTablesTogether>) =>
  inEnglish(await graphs.readTablesTogether(...asked));
export const textOfFile = async (...asked: Parameters<typeof files.textOfFile>) =>
  inEnglish(await files.textOfFile(...asked));
export const readFiles = async (...asked: Parameters<typeof pages.readFiles>) =>
  inEnglish(await pages.readFiles(...asked));
export const joinImported = (...asked: Parameters<typeof pages.joinImported>) =>
  inEnglish(pages.joinImported(...asked));
export const joinTables = (...asked: Parameters<typeof tables.joinTables>) => inEnglish(tables.joinTables(...asked));
export const readCourses = (...asked: Parameters<typeof documents.readCourses>) =>
  inEnglish(documents.readCourses(...asked));
export const openDocuments = (...asked: Parameters<typeof opened.openDocuments>) =>
  inEnglish(opened.openDocuments(...asked));
export const decodeFile = (...asked: Parameters<typeof decoding.decodeFile>) =>
  inEnglish(decoding.decodeFile(...asked));
export const readDocument = (...asked: Parameters<typeof one.readDocument>) => inEnglish(one.readDocument(...asked));

type Readable = Parameters<typeof sayRead>[0];
interface Refused extends Omit<ReadFailure, "why" | "hint"> {
  readonly message: string;
  readonly hint?: string;
}
type English<Read> = Read extends { readonly notes: readonly Readable[] }
  ? Omit<Read, "notes"> & { readonly notes: readonly string[] }
  : Read extends ReadFailure
    ? Refused
    : Read extends { readonly failure: ReadFailure }
      ? Omit<Read, "failure"> & { readonly failure: Refused }
      : Read;

function inEnglish<Read extends object>(read: Read): English<Read>;
function inEnglish(read: {
  readonly notes?: readonly Readable[];
  readonly why?: Readable;
  readonly hint?: Readable;
  readonly failure?: ReadFailure;
}): object {
  const { notes, why, hint, failure, ...rest } = read;
  return {
    ...rest,
    ...(notes && { notes: notes.map(sayRead) }),
    ...(why && { message: sayRead(why) }),
    ...(hint && { hint: sayRead(hint) }),
    ...(failure && { failure: inEnglish(failure) }),
  };
}

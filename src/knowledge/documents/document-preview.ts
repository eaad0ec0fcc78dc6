import { readCourses } from "./read-courses";
import { recogniseDocument } from "./recognise-document";

type DocumentPreview =
  | {
      readonly kind: "document";
      readonly courses: number;
      readonly lessons: number;
      readonly isProse: boolean;
      readonly notes: readonly string[];
    }
  | { readonly kind: "wrong"; readonly message: string; readonly hint: string };

/** What pasted text would open as, where it is a document. */
export function documentPreview(text: string, name: string): DocumentPreview | undefined {
  const look = recogniseDocument(text, "");
  if (look === "no") return undefined;
  const read = readCourses([{ name, text }]);
  if (!read.success) return { kind: "wrong", message: read.message, hint: read.hint };
  const lessons = read.courses.reduce((sum, course) => sum + course.lessons.length, 0);
  return { kind: "document", courses: read.courses.length, lessons, isProse: look === "prose", notes: read.notes };
}

import type { ElementTable, GraphTables } from "@/graph/tables/element-table";
import { perVersion } from "@/graph/tables/per-version";
import type { ShelfCourse, ShelfLesson } from "../shelf/shelf-types";

export interface OutlineCourse extends Omit<ShelfCourse, "lessons"> {
  /** By number. */
  readonly lessons: readonly OutlineLesson[];
}

export interface OutlineLesson extends Omit<ShelfLesson, "passages"> {
  readonly passages: number;
}

/** The courses of a graph with their lessons, in the order of the graph. Kept until nodes change. */
export function readOutline({ nodes }: GraphTables): readonly OutlineCourse[] {
  return coursesOf(nodes);
}

const coursesOf = perVersion(toCourses);

function toCourses(nodes: ElementTable): readonly OutlineCourse[] {
  const passages = countPassages(nodes);
  const lessons = new Map<string, OutlineLesson[]>();
  for (const row of rowsOfType(nodes, "lesson")) {
    const [course, lesson] = [textAt(nodes, "course", row), toLesson(nodes, row, passages)];
    if (course === undefined || lesson === null) continue;
    const known = lessons.get(course);
    if (known === undefined) lessons.set(course, [lesson]);
    else known.push(lesson);
  }
  return rowsOfType(nodes, "course").flatMap((row) => {
    const title = textAt(nodes, "title", row);
    if (title === undefined) return [];
    const own = (lessons.get(title) ?? []).toSorted((a, b) => a.number - b.number);
    return [{ id: nodes.idAt(row), title, ...optional(nodes, row, ["link", "instructor"]), lessons: own }];
  });
}

function toLesson(nodes: ElementTable, row: number, passages: ReadonlyMap<string, number>): OutlineLesson | null {
  const number = nodes.valueAt("number", row);
  if (typeof number !== "number") return null;
  const key = lessonKey(textAt(nodes, "course", row) ?? "", number);
  return {
    id: nodes.idAt(row),
    number,
    title: textAt(nodes, "title", row) ?? `Lesson ${number}`,
    ...optional(nodes, row, ["link"]),
    passages: passages.get(key) ?? 0,
  };
}

/** Of each lesson. */
function countPassages(nodes: ElementTable): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rowsOfType(nodes, "passage")) {
    const key = lessonKey(textAt(nodes, "course", row) ?? "", nodes.valueAt("number", row));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function lessonKey(course: string, number: unknown): string {
  return `${String(number)} ${course}`;
}

function rowsOfType(nodes: ElementTable, type: string): readonly number[] {
  const column = nodes.column("type");
  if (column?.kind !== "string") return [];
  const code = column.codeOf(type);
  if (code === undefined) return [];
  const rows: number[] = [];
  for (let row = 0; row < nodes.count; row += 1) if (column.codes[row] === code) rows.push(row);
  return rows;
}

function textAt(nodes: ElementTable, name: string, row: number): string | undefined {
  const value = nodes.valueAt(name, row);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function optional<N extends string>(
  nodes: ElementTable,
  row: number,
  names: readonly N[],
): Readonly<Partial<Record<N, string>>> {
  const found: Partial<Record<N, string>> = {};
  for (const name of names) {
    const value = textAt(nodes, name, row);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

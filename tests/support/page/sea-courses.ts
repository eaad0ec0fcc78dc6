import type { Page } from "playwright-core";
import { expect } from "vitest";
import { drawnNodes } from "../graphs/drawn";
import { dropFiles } from "./drop-files";

const lessons = {
  Harbours: {
    Piers:
      "A pier is a platform on pillars that leads from the shore into the water. Small boats are tied to its rings.",
    Tides:
      "The tide is the slow rise and fall of the sea. It follows the moon. A harbour with a strong tide needs long chains.",
  },
  Lighthouses: {
    Lamps: "The lamp of a lighthouse turns once in ten seconds. Its lens was made by Fresnel.",
    Keepers: "A keeper is the person who tends the lamp. Most keepers lived beside the tower with their families.",
  },
  Ferries: { Timetables: "A timetable is the list of hours at which a ferry leaves. It changes with the seasons." },
} as const;

/** Three course files by their names. */
export const seaCourses = {
  "Harbours.md": courseText("Harbours", lessons.Harbours),
  "Lighthouses.md": courseText("Lighthouses", lessons.Lighthouses),
  "Ferries.md": courseText("Ferries", lessons.Ferries),
} as const;

function courseText(title: string, texts: Readonly<Record<string, string>>): string {
  const parts = Object.entries(texts).map(
    ([name, body], index) => `Lesson ${index + 1}: ${name}\nLesson Link: https://sea.example/${index + 1}\n\n${body}`,
  );
  return `Course Title: ${title}\nCourse Instructor: Ida Quay\n\n${parts.join("\n\n")}\n`;
}

/** Drops the three and waits until their nodes are drawn. */
export async function dropSeaCourses(page: Page): Promise<void> {
  await dropFiles(page, seaCourses);
  await expect.poll(() => drawnNodes(page).then((nodes) => nodes.length)).toBe(13);
}

import type { GraphContext } from "@/ai/port/provider-port";
import type { Library } from "./reading";

/** What the open graph has to read. */
export function libraryOf({ library, profile }: GraphContext): Library {
  if (library === undefined) return { kind: "none" };
  if (library.courses.length === 0) return { kind: "texts" };
  return { kind: "courses", titles: library.courses, isHandbook: /handbook/iu.test(profile.name) };
}

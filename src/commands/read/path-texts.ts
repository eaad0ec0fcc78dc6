import { partTexts } from "../elements/parts";

/** What is said of a path. */
export const pathTexts = {
  ...partTexts,
  bothEnds: "{name} is both ends: the path has no edges.",
  shortestPath: "The shortest path from {first} to {last} has {length}: {chain}.",
  strongestPath: "The strongest path from {first} to {last} has {length}: {chain}.",
  edgesAndLength: "{edges} and a length of {length} by {measure}",
  noPath: "There is no path from {first} to {last}{way}.",
  chainCut: ["{first} → {count} more node → {last}", "{first} → {count} more nodes → {last}"],
} as const;

/** "A → B → C", long ones cut in the middle. */
export function chainOf(labels: readonly string[]) {
  const whole = (some: readonly string[]) => some.join(" → ");
  if (labels.length <= 12) return whole(labels);
  const ends = { first: whole(labels.slice(0, 5)), last: whole(labels.slice(-5)) };
  return { id: "chainCut", with: { ...ends, count: labels.length - 10 } } as const;
}

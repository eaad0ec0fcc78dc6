import type { ToldReading } from "@/ai/results/told-reading";

/** A word was left out or guessed: then what the message was taken for is said without being asked for. */
export function isDoubtful({ skipped, guessed }: ToldReading): boolean {
  return skipped.length + guessed.length > 0;
}

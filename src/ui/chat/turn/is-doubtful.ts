import type { MessageReading } from "@/ai/results/message-reading";

/** A word was left out or guessed: then what the message was taken for is said without being asked for. */
export function isDoubtful({ skipped, guessed }: MessageReading): boolean {
  return skipped.length + guessed.length > 0;
}

import { colorWord } from "@/graph/styles/palette";
import type { ColorValue } from "@/graph/styles/style-types";
import type { AllWords } from "@/words/words";

/** The colours people choose by name: the slots in the order they are handed out, stone, the words without a slot. */
export const swatches = [
  "--g-1",
  "--g-2",
  "--g-3",
  "--g-4",
  "--g-5",
  "--g-6",
  "--g-7",
  "--g-8",
  "--g-0",
  "--w-red",
  "--w-yellow",
  "--w-green",
  "--w-pink",
  "--w-teal",
  "--w-purple",
  "--w-sky",
] as const satisfies readonly (keyof AllWords["style"]["colors"])[];

export function colorName(color: ColorValue, words: AllWords["style"]): string {
  const slot = swatches.find((one) => one === color);
  return slot === undefined ? colorWord(color) : words.colors[slot];
}

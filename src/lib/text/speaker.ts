import { type Said, type SaidOf, say, type Text } from "./said";

/** Sentences of one catalogue in a row: in English, for models and the terminal, and as data for other languages. */
export interface Spoken {
  readonly message: string;
  readonly said: readonly Said[];
}

/** Writes what a catalogue in English can say. */
export function speaker<const Texts extends Readonly<Record<string, Text>>>(texts: Texts) {
  return (...given: readonly (SaidOf<Texts> | readonly SaidOf<Texts>[] | null)[]): Spoken => {
    const said = given.flat().filter((one) => one !== null) as readonly Said[];
    return { message: said.map((one) => say<string>(texts, one)).join(" "), said };
  };
}

/** One after the other. */
export function spokenTogether(...all: readonly Spoken[]): Spoken {
  return {
    message: all.flatMap(({ message }) => (message === "" ? [] : [message])).join(" "),
    said: all.flatMap(({ said }) => said),
  };
}

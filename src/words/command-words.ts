import type { CommandName } from "@/commands/registry/all-commands";

/** What a step's title is made of: names and figures out of what its command was given and what came back. */
export interface StepFacts {
  /** Elements found, shown or changed: nodes, or the edges of a command for edges. Zero where the result tells none. */
  readonly count: number;
  /** Edges beside the nodes. */
  readonly edges: number;
  readonly isEdges: boolean;
  /** The kind they were asked by ("cat", and its plural), "" where they were asked by something else. */
  readonly kind: string;
  readonly kinds: string;
  /** What it is about: a node, an attribute, a set, an algorithm, a file. "" where nothing is named. */
  readonly name: string;
  /** Where it leads: the other end of a path, the new name. */
  readonly to: string;
}

/** What a person reads of a command. */
export interface CommandWords {
  /** While it runs. */
  readonly doing: string;
  readonly done: (facts: StepFacts) => string;
  readonly failed: string;
  /** In place of the question it asks as a whole, in a language other than the command's own. */
  readonly question?: string;
}

/** Of the commands of one room. */
export type SomeCommands = { readonly [Name in CommandName]?: CommandWords };

/** Undefined: there is no command of this name. */
export function wordsOfCommand(
  commands: Readonly<Record<string, CommandWords>>,
  name: string,
): CommandWords | undefined {
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

import type { AnyCommand, ListedCommand } from "./command-types";

/** A command as a whole. Rejects when its file cannot be loaded. */
export async function loadCommand(command: ListedCommand): Promise<AnyCommand> {
  return "load" in command ? command.load() : command;
}

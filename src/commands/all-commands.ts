import type { AnyCommand } from "./command-types";

/** Every command there is, in the order menus and models see them. Nothing registers itself. */
export const allCommands: readonly AnyCommand[] = [];

import type { CommandTexts } from "@/commands/registry/command-texts";
import type { TextsOf } from "@/lib/text/said";
import { algorithms } from "./algorithms";
import { edit } from "./edit";
import { read } from "./read";
import { style } from "./style";
import { view } from "./view";

/** Was Befehle fanden und taten. */
export const said: TextsOf<CommandTexts> = { ...algorithms, ...edit, ...read, ...style, ...view };

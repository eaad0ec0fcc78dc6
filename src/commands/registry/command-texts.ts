import type { emptyTexts } from "@/graph/selector/diagnose-empty";
import type { TextsOfCommands } from "./all-commands";

/** All that commands can say, in English: what another language has to have. What several of them say is in files of its own. */
export type CommandTexts = TextsOfCommands &
  typeof emptyTexts &
  typeof import("../algorithms/algorithm-texts").texts &
  typeof import("../files/describe-import").texts &
  typeof import("../read/nothing-matches").texts &
  typeof import("../read/query-graph").texts &
  typeof import("../remote/over-remote").texts &
  typeof import("../remote/write-change").texts &
  typeof import("../style/clear-some").texts &
  typeof import("../texts/text-texts").texts &
  typeof import("../view/layout-in-place").texts;

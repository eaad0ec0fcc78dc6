import type { Act } from "../../../meaning/acts";
import { rule } from "../../grammar-types";
import { spoken } from "../../refs";

/** Greetings, thanks, and what is asked about the assistant, its deeds and the answer. */
export const talkRules = [
  rule("Request", "hello_word", () => [{ do: "hello" }], 1),
  rule("Request", "thanks_word", () => [{ do: "thanks" }], 1),
  rule("Request", "thanks_word thanks_word", () => [{ do: "thanks" }], 1),
  rule("Request", "help_me", () => [{ do: "help" }], -0.2),
  rule("Request", "who_are_you", () => [{ do: "talk", about: "self" }], -0.2),
  rule("Request", "what_changed", () => changes, -0.2),
  rule("Request", "q did_it done_it so_far?", () => changes, -0.2),
  rule("Request", "q changes_noun so_far?", () => changes, -0.2),
  rule("Request", "q changes_noun did_it done_it so_far?", () => changes, -0.2),
  rule("Request", "which_algorithms", () => algorithms, -0.2),
  rule("Request", "q all? kinds_of? analysis_noun", () => algorithms, -0.2),
  rule("Request", "q all? kinds_of? analysis_noun offered", () => algorithms, -0.2),
  rule("Request", "who_is_this", () => described(), -0.2),
  // An algorithm there is not
  rule("Request", "run_it the? Free algorithm_noun", (words) => [{ do: "noAlgorithm", words }], 2),
  // Why something looks as it does
  rule("Request", "why be Things Color", (what, color) => [{ do: "why", what, color }]),
  rule("Request", "describe why Things be Color", (what, color) => [{ do: "why", what, color }]),
  rule("Request", "why do Things look this_way", (what) => [{ do: "why", what }]),
  rule("Request", "why be Things as? Look", (what) => [{ do: "why", what }], 0.2),
  rule("Request", "which colour be Things and? why", (what) => [{ do: "why", what }]),
  rule("Request", "which colour do Things have and? why", (what) => [{ do: "why", what }]),
  rule("Request", "why do Things have colour", (what) => [{ do: "why", what }]),
  rule("Request", "why do Things look Color", (what, color) => [{ do: "why", what, color }]),
  rule("Request", "why do Things look as? Look", (what) => [{ do: "why", what }], 0.2),
];

const changes: readonly Act[] = [{ do: "talk", about: "changes" }];

const algorithms: readonly Act[] = [{ do: "talk", about: "algorithms" }];

function described(): readonly Act[] {
  return [{ do: "describe", what: { ...spoken("selected"), one: "selected node", many: "selected nodes" } }];
}

import { listedUpTo, plainText } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { attributesOf } from "../../schema/schema";
import type { Desk } from "../desk";
import { offers } from "./step-talk";

/** What no command does, in plain words. */
export function cannotText({ why }: Act & { readonly do: "cannot" }, desk: Desk): string {
  const said =
    why === "deed"
      ? "That cannot be done here: this assistant reads, shows and changes the open graph, and nothing else."
      : "The graph does not tell that: this assistant knows nothing but what is in the open graph.";
  return `${said} Nothing was changed. Try ${offers(desk.schema)}.`;
}

/** There is no such attribute; these there are. */
export function noSuchText({ words, target }: Act & { readonly do: "noSuch" }, desk: Desk): string {
  const names = attributesOf(desk.schema, target).map(({ name }) => plainText(name));
  const known = names.length === 0 ? "" : ` ${target === "nodes" ? "Nodes" : "Edges"} have ${listedUpTo(names, 12)}.`;
  return `There is no attribute '${plainText(words)}' in this graph, so nothing can be told or drawn by it.${known}`;
}

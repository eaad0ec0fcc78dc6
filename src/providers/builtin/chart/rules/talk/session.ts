import type { Act, FileFormat, Ref } from "../../../meaning/acts";
import { rule, type SaidAttribute } from "../../grammar-types";
import { everything, isPlain, spoken } from "../../refs";

/** Sets that are kept. */
export const sessionRules = [
  rule("Request", "save Things name_as Free", (what, name) => saved(what, name)),
  rule("Request", "call_set Things name_as? Free", (what, name, { text }) => named(what, name, text), 0.2),
  rule("Request", "save Attr name_as Free", (attribute, _name, { text }) => notSaved(attribute, text), -0.2),
  rule("Request", "save Attr as Free", (attribute, _name, { text }) => notSaved(attribute, text), -0.2),
  rule("Request", "save Things as saved_set name_as? Free", (what, name) => saved(what, name)),
  rule("Request", "save Things in saved_set name_as? Free", (what, name) => saved(what, name)),
  rule("Request", "add saved_set name_as Free of Things", (name, what) => saved(what, name)),
  rule("Request", "add saved_set of Things name_as Free", (what, name) => saved(what, name)),
  rule("Request", "add saved_set name_as Free have Things", (name, what) => saved(what, name)),
];

function saved(what: Ref, name: string): readonly Act[] {
  return [{ do: "save", what, name }];
}

/** "Name somebody who links two clusters" asks for one: nothing is called so. */
function named(what: Ref, name: string, words: string): readonly Act[] | null {
  return /^\w+ (?:an?|any|some)(?:body|one)?\b/iu.test(words) ? null : saved(what, name);
}

/** What is worked out is no set: it is not kept under a name by a message, and that is said. */
function notSaved({ name, isComputed }: SaidAttribute, words: string): readonly Act[] | null {
  if (isComputed !== true) return null;
  const rank = { by: name, order: "desc", limit: 5 } as const;
  return [{ do: "held", why: "unsure", act: { do: "rank", what: everything("nodes"), rank }, words }];
}

/** Files and pictures. */
export const fileRules = [
  rule("Request", "export Format", (format) => whole(format)),
  rule("Request", "export as_file Format", (format) => whole(format)),
  rule("Request", "export whole as_file Format", (format) => whole(format)),
  rule("Request", "export whole", () => whole("json"), 0.4),
  rule("Request", "export Format of whole", (format) => whole(format)),
  rule("Request", "whole as_file Format", (format) => whole(format), 0.6),
  rule("Request", "whole as_file NoFormat file?", (said) => [{ do: "noChoice", of: "format", said }], 0.4),
  rule("Request", "Format export", (format) => whole(format), 0.2),
  rule("Request", "export Format as_file Format", (first, second) =>
    isPicture(first) && isPicture(second) ? whole(second) : null,
  ),
  rule("Request", "Format of whole", (format) => (isPicture(format) ? whole(format) : null), 0.6),
  rule("Request", "Format", (format) => (isPicture(format) ? null : whole(format)), 1.4),
  // A part
  rule("Request", "export only? visible_part as_file Format", (format) => part(format, "view")),
  rule("Request", "export Format of visible_part", (format) => part(format, "view")),
  rule("Request", "export as_file? Format comma? only visible_part", (format) => part(format, "view")),
  rule("Request", "export as_file? Format comma? visible_part only?", (format) => part(format, "view")),
  rule("Request", "export only? visible_part", () => part("json", "view")),
  rule("Request", "export only? Things as_file Format", (what, format) => some(what, format)),
  rule("Request", "export only? Things", (what) => some(what, "json"), 0.6),
  rule("Request", "export Things only as_file Format", (what, format) => some(what, format)),
  rule("Request", "export Format of only? Things", (format, what) => some(what, format)),
  rule("Request", "export Format have only? Things", (format, what) => some(what, format), 0.1),
  rule("Request", "export as_file? Format comma? only Things", (format, what) => some(what, format)),
  rule("Request", "export as_file? Format comma? but only Things", (format, what) => some(what, format)),
  rule("Request", "export as_file? Format comma? Things only", (format, what) => some(what, format)),
  rule("Request", "export whole as_file Format comma? only Things", (format, what) => some(what, format)),
  rule("Request", "export whole as_file Format comma? but only Things", (format, what) => some(what, format)),
  rule("Request", "as_file Format", (format) => whole(format), 0.8),
  rule("Request", "which format_noun can? you? export?", () => [{ do: "noChoice", of: "format", said: "" }]),
  rule("Request", "which format_noun be? there", () => [{ do: "noChoice", of: "format", said: "" }]),
  rule("Request", "which can? you? export", () => [{ do: "noChoice", of: "format", said: "" }], 0.3),
  // Forms there are not
  rule("Request", "export whole? as_file? NoFormat file?", (said) => [{ do: "noChoice", of: "format", said }]),
  rule("Request", "export Things as_file NoFormat file?", (_what, said) => [{ do: "noChoice", of: "format", said }]),
  rule("Request", "export Format as_file NoFormat file?", (_format, said) => [{ do: "noChoice", of: "format", said }]),
];

function isPicture(format: FileFormat): boolean {
  return format === "png" || format === "svg";
}

function whole(format: FileFormat): readonly Act[] {
  return [{ do: "export", format }];
}

function part(format: FileFormat, of: "view" | "selection"): readonly Act[] {
  return [{ do: "export", format, part: of }];
}

/** Some elements: what is selected is a part of a picture too. */
function some(what: Ref, format: FileFormat): readonly Act[] | null {
  if (isPlain(what)) return whole(nodesOnly(what, format));
  if (isPicture(format)) return what.base === "selected" && what.where === undefined ? part(format, "selection") : null;
  if (what.target === "edges") return null;
  return [
    {
      do: "exportOf",
      what: what.base === "previous" && what.one === "node" ? spoken("previous") : what,
      format: nodesOnly(what, format),
    },
  ];
}

/** "the nodes as csv": their table. */
function nodesOnly({ many, target }: Ref, format: FileFormat): FileFormat {
  return format === "edges-csv" && target === "nodes" && many === "nodes" && many === everything("nodes").many
    ? "nodes-csv"
    : format;
}

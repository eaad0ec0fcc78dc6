import type { KnownKind } from "../../act-kinds";
import { pathEnds } from "../../grammar/questions/read-structure";
import { namedIn } from "../../grammar/things/named-nodes";
import type { Act } from "../../meaning/acts";
import type { Fragment } from "../fragment";

/** "and from Ann to Bob?", "to Bob?", "and Bob?": the same way or tie between other ends. */
export function otherEnds(fragment: Fragment): Act | null {
  const { said, last } = fragment;
  const names = namedIn(said);
  const [name, second, third] = names;
  if (name === undefined || third !== undefined) return null;
  const isNamed = said.every((link) => small.test(link.norm) || link.schema.length > 0 || link.isName);
  if (!isNamed) return null;
  if (last.do === "path") return otherWay(fragment, last, name);
  if (last.do === "addEdge" && second !== undefined) return { ...last, from: name, to: second };
  return second === undefined ? withEnd(last, name) : null;
}

function otherWay({ said, schema }: Fragment, last: Act & { readonly do: "path" }, name: string): Act | null {
  const both = pathEnds({ links: said, schema, isElided: false });
  if (both !== null) return { ...last, ...both };
  if (namedIn(said).length > 1) return null;
  return said[0]?.norm === "from" ? { ...last, from: name } : { ...last, to: name };
}

const small = /^(?:from|to|and|between|the|of|for|with|'s|,)$/u;

function withEnd(last: Act, name: string): Act | null {
  switch (last.do) {
    case "degree":
    case "exists":
      return { ...last, name };
    case "addNode": {
      const { more: _more, ...one } = last;
      return { ...one, name };
    }
    case "addEdge":
      return { ...last, to: name };
    case "joined":
    case "sameValue":
    case "sideBySide":
    case "versus":
    case "edgeValue":
      return { ...last, ends: [last.ends[0], name] };
    case "algorithm": {
      const [from] = last.ends;
      return from === undefined ? null : { ...last, ends: last.ends.length === 1 ? [name] : [from, name] };
    }
    default:
      last.do satisfies KnownKind;
      return null;
  }
}

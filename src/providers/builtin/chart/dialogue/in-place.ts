import type { Act, Near, Ref } from "../../meaning/acts";
import type { Schema } from "../../schema/schema";
import { typeAttribute } from "../../schema/schema";
import { isOn } from "./before";
import { anew, fieldsOf } from "./terms";

/** Nothing but a quality: "the older ones", "in Kyoto"; no kind of thing is said. */
export function isKindless({ base, names, one, rank }: Ref): boolean {
  return base === "all" && names === undefined && rank === undefined && /\b(?:node|edge)\b/u.test(one);
}

/** The act with these things in the place of those of their type: a name for a name, a kind for a kind. Null: it has no such place. */
export function inPlace(act: Act, what: Ref, schema: Schema): Act | null {
  if (!isOn(act)) return atEnd(act, what);
  const next = refInPlace(act.what, what, schema);
  if (next === null) return null;
  if (act.do !== "rank") return { ...act, what: next };
  return { ...act, what: next.rank === undefined ? { ...next, rank: act.rank } : next, rank: next.rank ?? act.rank };
}

function refInPlace(old: Ref, what: Ref, schema: Schema): Ref | null {
  const near = nearInPlace(old, what);
  if (near !== null) return { ...old, near };
  if (what.names !== undefined) return what;
  if (old.names !== undefined || what.where === undefined || what.base !== "all" || what.target !== old.target)
    return what;
  const isBare = [what.near, what.tied, what.rank, what.against].every((part) => part === undefined);
  const shared = fieldsOf(what.where).some((field) => fieldsOf(old.where).includes(field));
  if (!isBare || (!shared && !isOfKind(old, schema) && !isAnyone(old))) return what;
  const where = anew(withoutKinds(old, what, schema), what.where);
  return { ...old, where, ...nounFor(old, what, shared) };
}

/** "who owns cats?", "and dogs?"; "who works on Apollo?", "and on Beacon?". */
function nearInPlace(old: Ref, what: Ref): Near | null {
  const { near } = old;
  if (near === undefined || near.isNegated) return null;
  if (what.names !== undefined && what.where === undefined && what.near === undefined)
    return near.names.length > 0 || near.of?.names !== undefined ? { ...withoutOf(near), names: what.names } : null;
  const fields = fieldsOf(near.of?.where);
  const isSame = fieldsOf(what.where).some((field) => fields.includes(field) && !fieldsOf(old.where).includes(field));
  return isSame && what.base === "all" ? { ...near, of: what } : null;
}

function withoutOf({ of: _of, ...near }: Near): Near {
  return near;
}

/** "who is over 30?": conditions on whatever there is. */
function isAnyone(old: Ref): boolean {
  return isKindless(old) && old.where !== undefined;
}

/** A kind of thing was said, by the attribute that tells kinds. */
function isOfKind(old: Ref, schema: Schema): boolean {
  return fieldsOf(old.where).includes(typeAttribute(schema, old.target)?.name ?? "");
}

function withoutKinds(old: Ref, what: Ref, schema: Schema): Ref["where"] {
  const type = typeAttribute(schema, old.target)?.name;
  if (type === undefined || !fieldsOf(what.where).includes(type)) return old.where;
  return anew(old.where, { op: "exists", field: { name: type, of: "bare" } });
}

function nounFor(old: Ref, what: Ref, isShared: boolean): Pick<Ref, "one" | "many"> {
  if (!isKindless(what) && isAnyone(old) && !isShared)
    return {
      one: old.one.replace(/\b(?:node|edge)\b/u, what.one),
      many: old.many.replace(/\b(?:nodes|edges)\b/u, what.many),
    };
  if (!isKindless(what)) return { one: what.one, many: what.many };
  const [one, many] = [old.one.split(" "), old.many.split(" ")];
  if (isShared && one.length > 1) return { one: what.one, many: what.many };
  return {
    one: what.one.replace(/\bnode\b/u, one[0] ?? "node"),
    many: what.many.replace(/\bnodes\b/u, many[0] ?? "nodes"),
  };
}

/** Acts about named ends. */
function atEnd(act: Act, { names, where, near, one, many, ...rest }: Ref): Act | null {
  if (act.do === "share")
    return names === undefined && act.whole.target === rest.target
      ? { ...act, part: { ...rest, one, many, ...(where && { where }), ...(near && { near }) } }
      : null;
  const [name, second] = names ?? [];
  if (name === undefined || second !== undefined || where !== undefined || near !== undefined) return null;
  switch (act.do) {
    case "degree":
    case "exists":
    case "cutOff":
      return { ...act, name };
    case "joined":
    case "sideBySide":
    case "versus":
    case "edgeValue":
      return { ...act, ends: [act.ends[0], name] };
    default:
      return null;
  }
}

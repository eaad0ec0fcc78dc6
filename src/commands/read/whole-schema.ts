import type { Description } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import type { JsonObject } from "@/lib/json";
import type { CommandContext } from "../door/command-types";

/** Beyond these the profile's cut record must do. */
const mostAttributes = 60;
const mostValues = 12;

/**
 * Every attribute of the nodes or edges as `getSchema` gives it. The profile is cut to 2 kB, so what it leaves out or
 * shortens is read from the graph.
 */
export async function wholeSchema(
  target: ElementTarget,
  { profile, names }: { readonly profile: GraphProfile; readonly names: readonly string[] },
  context: CommandContext,
): Promise<readonly JsonObject[]> {
  const known = new Map(
    (target === "nodes" ? profile.nodeAttributes : profile.edgeAttributes).map((one) => [one.name, one]),
  );
  return Promise.all(
    names.slice(0, mostAttributes).map(async (name) => {
      const attribute = known.get(name);
      if (attribute !== undefined && isWhole(attribute)) return fromProfile(attribute);
      const query = { target, property: name, selector: { op: "all" } } as const;
      return fromDescription(name, await context.reader.describe(query, context.signal));
    }),
  );
}

function isWhole({ values, examples, distinct }: AttributeProfile): boolean {
  const shown = [...(values?.map(({ value }) => value) ?? []), ...(examples ?? [])];
  const isCut = shown.some((value) => typeof value === "string" && value.endsWith("…"));
  return !isCut && (values === undefined ? distinct > mostValues : values.length === distinct);
}

function fromProfile({ values, ...attribute }: AttributeProfile): JsonObject {
  return { ...attribute, ...(values ? { values: values.map(({ value, count }) => ({ value, count })) } : {}) };
}

function fromDescription(name: string, about: Description): JsonObject {
  const { kind, present, distinct, values = [], min, max, mean } = about;
  const listed = values.map(({ value, count }) => ({ value, count }));
  const examples = { examples: listed.slice(0, 4).map(({ value }) => value) };
  return {
    name,
    kind,
    present,
    distinct,
    ...(distinct <= mostValues ? { values: listed } : examples),
    ...(min === undefined || max === undefined ? {} : { min, max }),
    ...(mean === undefined ? {} : { mean }),
  };
}

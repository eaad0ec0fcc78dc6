import type { GraphProfile } from "@/graph/profile/profile-types";
import type { GraphTables } from "@/graph/tables/element-table";
import { pushAll } from "@/lib/lists/whole-lists";

/** An attribute of the nodes with the texts it holds, as far as they are looked at. */
export interface KnownAttribute {
  readonly name: string;
  readonly isFlag?: boolean;
  readonly texts: readonly string[];
}

/** An attribute with more different texts is one of long texts or of keys; so many fit in a moment's reading. */
const mostTexts = 5000;

/** The nodes' attributes with all their texts. */
export function attributesOfTables({ nodes }: GraphTables): readonly KnownAttribute[] {
  return nodes.attributeNames().map((name) => {
    const column = nodes.column(name);
    const texts = column?.kind === "string" && column.words.length <= mostTexts ? column.words : [];
    return { name, isFlag: column?.kind === "boolean", texts };
  });
}

/** The same as far as a profile tells them: what is in categories, and some names. */
export function attributesOfProfile({
  nodeAttributes,
  labelAttribute,
  exampleNodes,
}: GraphProfile): readonly KnownAttribute[] {
  return nodeAttributes.map(({ name, kind, values, examples }) => {
    const some = [...(values?.map(({ value }) => value) ?? examples ?? [])];
    if (name === labelAttribute)
      pushAll(
        some,
        exampleNodes.map(({ label }) => label),
      );
    return { name, isFlag: kind === "boolean", texts: some.filter((value) => typeof value === "string") };
  });
}

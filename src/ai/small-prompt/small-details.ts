import { profileColumn } from "@/graph/profile/attribute-profile";
import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import type { GraphTables } from "@/graph/tables/element-table";
import type { SmallDetails } from "../port/small-details";
import { attributesOfTables } from "./known-attributes";
import { findMentions } from "./mentions";

const mostAttributes = 12;

export function toSmallDetails(text: string, profile: GraphProfile, tables: GraphTables): SmallDetails {
  return { mentions: findMentions(text, attributesOfTables(tables)), moreAttributes: leftOut(profile, tables) };
}

function leftOut({ nodeAttributes }: GraphProfile, { nodes }: GraphTables): readonly AttributeProfile[] {
  const listed = new Set(nodeAttributes.map(({ name }) => name));
  const names = nodes.attributeNames().filter((name) => !listed.has(name));
  return names.slice(0, Math.max(0, mostAttributes - listed.size)).flatMap((name) => {
    const column = nodes.column(name);
    return column === undefined ? [] : [profileColumn(name, column, nodes.count)];
  });
}

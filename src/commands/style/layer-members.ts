import type { StyleLayer } from "@/graph/styles/style-types";
import type { CommandContext } from "../registry/command-types";

/** The ids of the elements a layer holds now. */
export async function layerMembers(
  { target, where, looks }: StyleLayer,
  { reader, signal }: CommandContext,
): Promise<readonly string[]> {
  const { ids } = await reader.find({ target, selector: where, records: 0 }, signal);
  const own = looks && new Set(looks.flatMap((look) => look.ids));
  return own ? ids.filter((id) => own.has(id)) : ids;
}

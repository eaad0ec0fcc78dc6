import { greatest } from "@/lib/lists/whole-lists";
import { type EndpointPreset, endpointPresets } from "./endpoint-presets";

/**
 * Whose a key may be, by how it begins: one is sure, several or none have to be asked about. Several services of one line
 * give keys that look alike; the longest beginning decides.
 */
export function keyOwners(key: string): readonly EndpointPreset[] {
  const text = key.trim();
  const fitting = endpointPresets.flatMap(({ keyBeginnings = [] }) =>
    keyBeginnings.filter((one) => text.startsWith(one)),
  );
  const longest = greatest(
    fitting.map(({ length }) => length),
    0,
  );
  const begun = fitting.find(({ length }) => length === longest);
  return endpointPresets.filter(({ keyBeginnings = [] }) => keyBeginnings.some((one) => one === begun));
}

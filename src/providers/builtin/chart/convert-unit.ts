import { attributeUnit } from "../schema/attribute-unit";

/** Units of one dimension, by what each is worth in the first. */
const dimensions: readonly Readonly<Record<string, number>>[] = [
  { m: 1, mm: 0.001, cm: 0.01, km: 1000, miles: 1609.344, ft: 0.3048 },
  { kg: 1, g: 0.001, mg: 0.000001, t: 1000 },
  { s: 1, ms: 0.001, min: 60, h: 3600, days: 86_400, week: 604_800, weeks: 604_800 },
  { MB: 1, kB: 0.001, GB: 1000, TB: 1_000_000 },
  { W: 1, kW: 1000, MW: 1_000_000, GW: 1_000_000_000 },
  { V: 1, kV: 1000 },
  { l: 1, ml: 0.001, hl: 100 },
];

const scales: Readonly<Record<string, number>> = { thousand: 1000, k: 1000, million: 1_000_000 };

/** The number as the attribute counts it: "300 g" of a weight in kg is 0.3. Null: its unit is of another kind. */
export function asCounted(value: number, unit: string | undefined, attribute: string): number | null {
  if (unit === undefined) return value;
  const own = attributeUnit(attribute)?.symbol;
  const scale = Object.hasOwn(scales, unit) ? scales[unit] : undefined;
  if (scale !== undefined) return own?.startsWith(unit) === true ? value : value * scale;
  const said = attributeUnit(`value_${unit}`)?.symbol;
  const from = dimensions.find((one) => said !== undefined && Object.hasOwn(one, said));
  const to = dimensions.find((one) => own !== undefined && Object.hasOwn(one, own));
  if (from === undefined || to === undefined) return value;
  const worth = (from[said ?? ""] ?? 1) / (from[own ?? ""] ?? 1);
  return from === to ? Number((value * worth).toPrecision(12)) : null;
}

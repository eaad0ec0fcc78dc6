/** Groups renamed by size: 1 is the largest, equal ones in order of their first node. */
export function numberGroups(groups: ArrayLike<number>): { readonly values: Float64Array; readonly count: number } {
  const sizes = new Map<number, number>();
  for (let row = 0; row < groups.length; row += 1) {
    const group = groups[row] ?? 0;
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const bySize = [...sizes].sort((a, b) => b[1] - a[1]);
  const numbers = new Map(bySize.map(([group], index) => [group, index + 1]));
  const values = Float64Array.from({ length: groups.length }, (_, row) => numbers.get(groups[row] ?? 0) ?? 0);
  return { values, count: sizes.size };
}

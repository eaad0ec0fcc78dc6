/** x, y of `count` points in lines, about square where `columns` is not given. */
export function gridBlock(count: number, step: number, columns = Math.ceil(Math.sqrt(count))): Float64Array {
  const width = Math.max(1, Math.round(columns));
  return Float64Array.from({ length: count * 2 }, (_, index) => {
    const item = index >> 1;
    return ((index & 1) === 0 ? item % width : Math.floor(item / width)) * step;
  });
}

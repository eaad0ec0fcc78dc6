/** File names below tests/eval and what stands in them. */
export function makeReasoningSuite(): ReadonlyMap<string, string>;

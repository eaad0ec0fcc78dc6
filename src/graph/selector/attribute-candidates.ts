/** `a.b.c` may stand for the attribute of that name or reach into the record `a.b` or `a`: these names, longest first. */
export function attributeCandidates(name: string): readonly string[] {
  const candidates = [name];
  for (let dot = name.lastIndexOf("."); dot > 0; dot = name.lastIndexOf(".", dot - 1)) {
    candidates.push(name.slice(0, dot));
  }
  return candidates;
}

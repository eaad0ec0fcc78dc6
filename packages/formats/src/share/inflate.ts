/** Unpacks deflated bytes. What unfolds to more than `most` bytes is given up at once: a small file may be made to fill the memory. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | "broken"> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = stream.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > most) {
        await reader.cancel();
        return "too-large";
      }
      parts.push(new Uint8Array(value));
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  } catch {
    // Not deflated, or cut short.
    return "broken";
  }
}

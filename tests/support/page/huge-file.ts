import { Blob as NodeBlob } from "node:buffer";

/** A file of 300 MB, of which the beginning can be read. */
export function hugeFile(name: string, beginning: string): File {
  const file = new File([beginning], name);
  Object.defineProperty(file, "size", { value: 300_000_000 });
  // jsdom has none.
  Object.defineProperty(file, "stream", { value: () => new NodeBlob([beginning]).stream() });
  return file;
}

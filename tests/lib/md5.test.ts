import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createMd5 } from "@/lib/md5";

it("is the MD5 of what was pushed, whatever the pieces (law)", () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 }), (pieces) => {
      const md5 = createMd5();
      for (const piece of pieces) md5.push(piece);
      expect(md5.end()).toBe(createHash("md5").update(Buffer.concat(pieces)).digest("hex"));
    }),
  );
});

it.each([0, 55, 56, 63, 64, 65, 119, 120])("fills the last block of %i bytes", (length) => {
  const md5 = createMd5();
  md5.push(new Uint8Array(length));
  expect(md5.end()).toBe(createHash("md5").update(Buffer.alloc(length)).digest("hex"));
});

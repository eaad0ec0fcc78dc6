import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serveFolder } from "../../scripts/serve-folder.mjs";

let server: Awaited<ReturnType<typeof serveFolder>>;
beforeEach(async () => {
  server = await serveFolder("docs");
});
afterEach(() => server.close());

describe("the server of the built page", () => {
  it.each(["/%E0%A4%A", "/%00", "//", "/../package.json", "/..%2fpackage.json", "/none.md"])(
    "answers %s with 404 and lives on",
    async (path) => {
      expect(await statusOf(path)).toBe(404);
      expect(await statusOf("/headless.md")).toBe(200);
    },
  );
});

/** The path as it is: fetch would put it right first. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: "localhost", port: server.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

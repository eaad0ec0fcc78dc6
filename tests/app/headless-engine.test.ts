import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { createDoor } from "../support/headless-door";

const secret = { PARLEY_ENGINE_USER: "neo4j", PARLEY_ENGINE_PASSWORD: "s3cret-word" };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  return address.port;
}

describe("a database in the terminal", () => {
  it("says where nothing answers, and what to do", async () => {
    const door = createDoor("/tmp", secret);
    const address = `127.0.0.1:${await freePort()}`;
    const { status, stdout, stderr } = await door("--engine", `bolt://${address}`, "--prompt", "How many nodes?");
    expect(status).toBe(2);
    expect(stderr).toContain(
      `Nothing answers at ${address}. Check the address, that the database is running and speaks Bolt there, and with +s that its certificate is trusted.`,
    );
    expect(stdout + stderr).not.toContain(secret.PARLEY_ENGINE_PASSWORD);
  });

  it("says of a file that is not there what is wrong, before it connects", async () => {
    const given = ["--engine", "bolt://localhost:1", "--import", "nowhere.csv", "--prompt", "How many nodes?"];
    expect(await createDoor("/tmp", secret)(...given)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("nowhere.csv cannot be read: there is no such file or folder."),
    });
  });

  it.each([
    ["http://localhost", /begins with bolt:\/\/ or neo4j:\/\//u],
    ["bolt://neo4j:s3cret-word@localhost", /Leave user and password out of the address/u],
    ["bolt://", /has a host/u],
  ])("refuses the address %s without repeating a secret", async (address, why) => {
    const { status, stdout, stderr } = await createDoor("/tmp")("--engine", address, "--prompt", "How many nodes?");
    expect(status).toBe(2);
    expect(stderr).toMatch(why);
    expect(stdout + stderr).not.toContain("s3cret-word");
  });

  it.each([
    [["--engine", "bolt://localhost", "--sample", "cats"], /neither with --engine/u],
    [["--sample", "cats", "--database", "movies"], /--database goes with --engine/u],
    [["--engine", "bolt://localhost", "--batch", "x.jsonl"], /leave out --graph, --sample and --engine/u],
    [["--engine", "bolt://localhost", "--provider", "replay", "--trace", "x.json"], /--engine does not go with/u],
  ])("says what does not go together: %s", async (args, why) => {
    const { status, stderr } = await createDoor("/tmp")(...args, "--prompt", "Hi");
    expect(status).toBe(2);
    expect(stderr).toMatch(why);
  });

  it("asks for a password where a user is named", async () => {
    const door = createDoor("/tmp", { PARLEY_ENGINE_USER: "neo4j" });
    const { status, stderr } = await door("--engine", "bolt://localhost:1", "--prompt", "How many nodes?");
    expect(status).toBe(2);
    expect(stderr).toContain("PARLEY_ENGINE_PASSWORD is not");
  });
});

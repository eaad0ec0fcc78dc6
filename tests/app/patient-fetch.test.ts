import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createDoor } from "../support/headless-door";

const place = Symbol.for("undici.globalDispatcher.1");

it("waits for a server's first byte longer than Node's own fetch would", async () => {
  await fetch("data:,");
  const usual: object = Reflect.get(globalThis, place);
  // In place of Node's 300 s.
  const Hasty = usual.constructor as new (limits: { readonly headersTimeout: number }) => object;
  Reflect.set(globalThis, place, new Hasty({ headersTimeout: 500 }));
  const answer = { choices: [{ message: { content: "Here I am." }, finish_reason: "stop" }] };
  const server = createServer((request, response) => {
    request.resume();
    setTimeout(() => response.end(JSON.stringify(answer)), 2500);
  }).listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const provider = ["--provider", "openai", "--base-url", `http://localhost:${port}/v1`, "--model", "slow"];
    const door = createDoor(".");
    const { status, stdout } = await door("--sample", "cats", "--prompt", "Are you there?", "--json", ...provider);
    expect({ status, text: JSON.parse(stdout).steps[0].llmText }).toEqual({ status: 0, text: "Here I am." });
  } finally {
    server.closeAllConnections();
    server.close();
    Reflect.set(globalThis, place, usual);
  }
}, 30_000);

import { describe, expect, it } from "vitest";
import { judgeRequest } from "@/lib/network-guard/judge-request";
import { nextNetwork } from "@/lib/network-guard/network-guard";
import { untouchedNetwork } from "@/lib/network-guard/network-types";

const page = "https://graphs.example/parley/";
const permissions = [
  { origin: "https://api.example", purpose: "answers" },
  { origin: "http://localhost:11434", purpose: "typed" },
] as const;

describe("what may leave the page", () => {
  it.each([
    ["a file beside it", "samples/cats.json", "own"],
    ["its own host by its whole address", "https://graphs.example/other", "own"],
    ["a socket of its own host", "wss://graphs.example/hot", "own"],
    ["data", "data:text/plain,hi", "own"],
    ["what it made itself", "blob:https://graphs.example/1", "own"],
    ["a host that was allowed", "https://api.example/v1/chat", "granted"],
    ["an allowed host's port", "http://localhost:11434/v1/models", "granted"],
    ["an allowed host on another port", "http://localhost:1234/v1/models", "refused"],
    ["an allowed host without encryption", "http://api.example/v1", "refused"],
    ["a host that only begins like an allowed one", "https://api.example.evil.example/", "refused"],
    ["a host before an at sign", "https://api.example@evil.example/", "refused"],
    ["another host without a scheme", "//evil.example/x", "refused"],
    ["another host with backslashes", "\\\\evil.example\\x", "refused"],
    ["a socket of another host", "wss://evil.example/", "refused"],
    ["a file of the device", "file:///etc/hosts", "refused"],
  ])("judges %s", (_, url, kind) => {
    expect(judgeRequest(url, page, permissions).kind).toBe(kind);
  });

  it("leaves what is no address to the browser", () => {
    expect(judgeRequest("https://", page, permissions).kind).toBe("own");
  });

  it("counts by host and purpose, and by host and way", () => {
    const contact = { kind: "contact", permission: permissions[0] } as const;
    const refusal = { kind: "refusal", origin: "https://evil.example", api: "fetch" } as const;
    const state = [contact, contact, refusal, { ...refusal, api: "WebSocket" }].reduce(nextNetwork, untouchedNetwork);
    expect(state.contacts).toEqual([{ ...permissions[0], requests: 2 }]);
    expect(state.refusals.map(({ api, requests }) => [api, requests])).toEqual([
      ["fetch", 1],
      ["WebSocket", 1],
    ]);
  });
});

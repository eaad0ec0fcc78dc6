import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { namedPort } from "../../scripts/named-port.mjs";

describe("the port of npm start", () => {
  it.each([
    [["--port", "8080"], {}, 8080],
    [["--no-open", "--port=0"], {}, 0],
    [["--port", "8080"], { PORT: "9000" }, 8080],
    [[], { PORT: "9000" }, 9000],
    [["--no-open"], {}, undefined],
  ])("is taken from %j and %j", (args, env, port) => {
    expect(namedPort(args, env)).toBe(port);
  });

  it.each(["abc", "", "65536", "-1", "80.5", "1e3"])("is not %j", (named) => {
    expect(() => namedPort(["--port", named], {})).toThrow(`"${named}" is no port. Give a number from 0 to 65535`);
    expect(() => namedPort([], { PORT: named })).toThrow("is no port");
  });

  it("stops npm start before anything is built where it is none", () => {
    const start = () =>
      execFileSync("node", ["scripts/start.mjs", "--port", "abc"], { encoding: "utf8", stdio: "pipe" });
    expect(start).toThrow('"abc" is no port');
  });
});

import { describe, expect, it } from "vitest";
import { retryWait } from "@/providers/http/retry-wait";

describe("the wait before a request is sent again", () => {
  it.each([408, 429, 500, 503])("grows after each %s, and ends after three", (status) => {
    expect([1, 2, 3, 4].map((attempt) => retryWait({ status }, attempt))).toEqual([500, 1000, 2000, undefined]);
  });

  it("is none after a refusal", () => {
    expect(retryWait({ status: 401 }, 1)).toBeUndefined();
  });
});

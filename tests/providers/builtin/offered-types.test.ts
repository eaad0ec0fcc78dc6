import { describe, expect, it } from "vitest";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { startAiSession } from "../../support/ai-session";

describe("a kind of node that the graph does not have", () => {
  it("ends with the same message for each kind there is, and one of them does it", async () => {
    const { controller, document } = startAiSession({ provider: createBuiltinProvider() });
    const { message, choices } = await controller.execute("Style all dogs red");
    expect(message).toContain("types are cat and human");
    expect(choices).toEqual(["Style all cats red", "Style all humans red"]);
    await controller.execute(choices?.[0] ?? "");
    expect(document.styles.effectiveNode("cat1").color).toBe("--w-red");
  });
});

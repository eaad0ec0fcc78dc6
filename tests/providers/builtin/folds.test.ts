import { describe, expect, it } from "vitest";
import { startChat } from "./support/chat";

describe("groups drawn as one node each", () => {
  it.each([
    ["fold the communities", "community"],
    ["group by community", "community"],
    ["Group the nodes by community", "community"],
    ["collapse by type", "type"],
    ["fold the nodes by type", "type"],
  ])("are folded by “%s”", async (message, by) => {
    const chat = startChat();
    await chat.say(message);
    expect(chat.document.fold).toEqual({ by, open: [] });
  });

  it("are unfolded one by one or all together, and told in numbers", async () => {
    const chat = startChat();
    expect((await chat.say("fold by type")).answer).toBe("Folded 14 nodes into 2 groups by type.");
    expect((await chat.say("expand the first one")).answer).toBe("1 group unfolded; 1 still folded.");
    expect(chat.document.fold?.open).toEqual(['"cat"']);
    expect((await chat.say("how many cats are there?")).answer).toBe("There are 8 cats.");
    expect((await chat.say("unfold everything")).answer).toBe("Every node is drawn again.");
    expect(chat.document.fold).toBeNull();
  });

  it("are still found and only told where they are asked for, not drawn", async () => {
    const chat = startChat();
    await chat.say("find the communities");
    expect(chat.document.fold).toBeNull();
  });
});

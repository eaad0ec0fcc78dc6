import { describe, expect, it } from "vitest";
import { sampleList } from "@/graph/samples/sample-list";
import { sampleTitles } from "@/providers/builtin/lexicon/sample-titles";
import { createDoor } from "../../../support/headless-door";
import { casesOf } from "../../../support/long";

const door = createDoor(process.cwd());

describe("samples", () => {
  it("are called in the assistant's rows as on the page", () => {
    expect(sampleTitles).toEqual(Object.fromEntries(sampleList.map(({ name, title }) => [name, title])));
  });

  it.each(
    casesOf(
      [
        ["open the sample US flights", "flights"],
        ["open the sample Les Mis", "les-miserables"],
        ["open the sample Flare", "flare"],
        // Not another one that begins so.
        ["load the sample generated-1000", "generated-1000"],
        ["load the sample generated-10000", "generated-10000"],
      ],
      [["load the sample generated-100000", "generated-100000"]],
    ),
  )("'%s' opens that sample", { timeout: 30_000 }, async (message, name) => {
    const { stdout } = await door("--sample", "cats", "--prompt", message, "--approve", "always", "--json");
    const { steps } = JSON.parse(stdout);
    expect(steps[0].calls).toContainEqual(
      expect.objectContaining({ name: "loadSample", input: { name }, success: true }),
    );
  });
});

import { join } from "node:path";
import { expect, it } from "vitest";
import { main } from "@/app/headless";

const samples = join(import.meta.dirname, "..", "..", "..", "public", "samples");

it.each(["generated-1000", "generated-10000", "generated-100000"])(
  "opens the sample %s and not another one that begins so",
  async (name) => {
    let stdout = "";
    await main({
      args: ["--sample", "cats", "--prompt", `load the sample ${name}`, "--json"],
      workingFolder: samples,
      samplesFolder: samples,
      environment: {},
      stdout: (text) => {
        stdout += text;
      },
      stderr: () => undefined,
    });
    const { steps } = JSON.parse(stdout);
    expect(steps[0].calls).toContainEqual(
      expect.objectContaining({ name: "loadSample", input: { name }, success: true }),
    );
  },
  30_000,
);

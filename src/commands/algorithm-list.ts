import * as z from "zod/mini";
import { algorithmList } from "@/analysis/algorithms";
import { defineCommand } from "./define-command";
import { counted, listed } from "./wording";

export const listAlgorithms = defineCommand({
  name: "listAlgorithms",
  title: "List the algorithms",
  description: "What runAlgorithm can run.",
  input: z.strictObject({}),
  effect: "read",
  async run() {
    const algorithms = algorithmList.map((algorithm) => ({ ...algorithm }));
    const titles = algorithms.map(({ title }) => title.toLowerCase());
    return {
      success: true,
      message: `There are ${counted(titles.length, "algorithm")}: ${listed(titles)}.`,
      data: { algorithms },
    };
  },
});

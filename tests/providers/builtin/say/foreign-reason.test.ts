import { expect, it } from "vitest";
import { catsGraph } from "../../../support/graphs/cats";
import { startChat } from "../support/chat";

it.each([
  [
    "Die Größe der Knoten nach name",
    "Die Knoten habe ich nicht geändert (Dafür braucht es Zahlen, und „name“ enthält keine).",
  ],
])("why a command refused is said in the message's language: %s", async (text, answer) => {
  expect((await startChat(catsGraph()).say(text)).answer).toBe(answer);
});

import { describe, expect, it } from "vitest";
import { clinic } from "../graphs/clinic";
import { startChat } from "../support/chat";

describe("changes of values", () => {
  it.each([
    ["increase the age of all patients by 1", { add: { age: 1 } }],
    ["raise Alma Reyes' pay by 500", { add: { monthlyPay: 500 } }],
    ["lower the age of Fred Nash by 2", { add: { age: -2 } }],
    ["double the beds of East Wing", { multiply: { beds: 2 } }],
    ["delete the status of Fred Nash", { unset: ["status"] }],
    ["Fred Nash is now critical", { set: { status: "critical" } }],
    ["mark Greta Holm as stable", { set: { status: "stable" } }],
    ["Hugo Blum moved to York", { set: { city: "York" } }],
  ])("%s", async (message, input) => {
    const { calls } = await startChat(clinic).say(message);
    expect(calls.at(-1)).toMatchObject({ name: "updateElements", input, success: true });
  });

  it("adds several of a kind", async () => {
    const { calls } = await startChat(clinic).say("add two patients named Max Orr and Mia Orr");
    expect(calls.at(-1)).toMatchObject({
      name: "addNodes",
      input: { nodes: [{ attributes: { name: "Max Orr", kind: "patient" } }, { attributes: { name: "Mia Orr" } }] },
    });
  });

  it.each(["Alma Reyes now reports to Bo Lindqvist", "make Alma Reyes report to Bo Lindqvist"])(
    "adds an edge of the kind that is said: %s",
    async (message) => {
      const { calls } = await startChat(clinic).say(message);
      expect(calls.at(-1)).toMatchObject({
        name: "addEdges",
        input: { edges: [{ source: "d1", target: "d2", attributes: { relation: "reports_to" } }] },
      });
    },
  );
});

describe("looks by what is said of the elements", () => {
  it.each([
    ["make the edges from doctors to wards blue", "styleEdges", { color: "blue" }],
    ["colour edges between doctors and patients purple", "styleEdges", { color: "purple" }],
    ["dim everything but the doctors", "styleNodes", { opacity: 0.3 }],
    ["a star for every ward", "styleNodes", { shape: "star" }],
    ["set the opacity of the patients to 40%", "styleNodes", { opacity: 0.4 }],
    ["make doctors with above average pay red", "styleNodes", { color: "red" }],
    ["let the critical patients stand out", "styleNodes", { color: "orange" }],
  ])("%s", async (message, name, input) => {
    const chat = startChat(clinic);
    const { calls } = await chat.say(message);
    expect(calls.at(-1)).toMatchObject({ name, input, success: true });
    expect(chat.document.snapshot().layers).toHaveLength(1);
  });

  it.each([
    ["thicker edges for more visits", "visits", "width"],
    ["bigger nodes for more beds", "beds", "size"],
    ["node size should reflect the number of beds", "beds", "size"],
    ["scale the nodes by number of connections", "degree", "size"],
    ["colour by whether they are on call", "onCall", "color"],
  ])("maps: %s", async (message, property, channel) => {
    const { calls } = await startChat(clinic).say(message);
    expect(calls.at(-1)).toMatchObject({ name: "styleByAttribute", input: { property, channel }, success: true });
  });
});

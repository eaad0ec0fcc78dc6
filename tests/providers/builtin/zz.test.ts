import { it } from "vitest";
import { startChat } from "./support/chat";
import { harbour } from "./graphs/harbour";
const g = { ...harbour, nodes: [...harbour.nodes, { id: "b9", attributes: { kind: "boat", name: "Gap", rig: "sloop" } }] };
it("x", async () => {
  const out: string[] = [];
  for (const m of ["who sails the boats built after 2050?","neighbours of boats built after 2050","how many skippers sail boats built after 2050?","average days of edges to boats built after 2050","which skippers do not sail a boat?","boats that are not insured","how many boats are not insured?","which boats are insured?","is Gap insured?","which boats have no built?","boats not built after 2000","boats not in North","make the neighbours of the boats built after 2050 red","which boats are not sloops?","delete the boats that are not insured", "colour boats that are not insured red", "how many boats were not built before 1990?","show boats without insured", "who repairs what Wanda sails?", "who tows the boats that Ivo repairs?", "what does Oskar sail?", "boats sailed by the skippers older than 90", "path from Ivo to Oskar", "is Gap in North?", "which boats are not in the north berth?"]) {
    const t = await startChat(g).say(m);
    out.push(m + " => " + t.answer.slice(0, 240) + "   | " + t.calls.map((c) => c.name + " " + JSON.stringify(c.input).slice(0, 120)).join("; "));
  }
  process.stdout.write(out.join("\n") + "\n");
});

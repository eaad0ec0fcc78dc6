import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adaptIterations } from "@/ai/options/adapt-iterations";
import { defaultAiOptions } from "@/ai/options/option-table";
import { requestParts } from "@/ai/options/request-parts";
import type { Plan } from "@/commands/plan/plan-types";

const options = { ...defaultAiOptions, adaptive: true };
const roundsFor = (text: string, plan?: Plan) => adaptIterations(options, text, plan).maxToolIterations;

/** Of so many open steps, beside one that is done. */
function planOf(open: number): Plan {
  const steps = Array.from({ length: open }, (_, index) => ({ id: index + 2, text: "Look", state: "open" as const }));
  return { id: "p", steps: [{ id: 1, text: "Find", state: "done" }, ...steps] };
}

/** The same request of one part, and of several, in each language. */
const simple = [
  "How many cats are there?",
  "Show me the largest node there is.",
  "Wie viele Katzen gibt es?",
  "Combien de chats y a-t-il dans le graphe ?",
  "¿Cuántos gatos hay?",
  "Quanti gatti ci sono?",
  "Сколько здесь кошек?",
  "有多少只猫？",
  "猫は何匹いますか？",
  "كم عدد القطط؟",
  "고양이가 몇 마리 있나요?",
  'Find "Compare each cat, and then every dog. Twice?"',
  "Set the age of [[n1]] to 3.5",
];

const several: readonly (readonly [string, Partial<ReturnType<typeof requestParts>>])[] = [
  ["Make the cats blue and the dogs red", { clauses: 2 }],
  ["Mach die Katzen blau und die Hunde rot", { clauses: 2 }],
  ["Mets les chats en bleu et les chiens en rouge", { clauses: 2 }],
  ["Pon los gatos en azul y los perros en rojo", { clauses: 2 }],
  ["Colora i gatti di blu e i cani di rosso", { clauses: 2 }],
  ["Сделай кошек синими и собак потом красными, пожалуйста", { clauses: 1, members: 3 }],
  ["Найди всех кошек. Затем покажи только их соседей.", { clauses: 2 }],
  ["把所有猫变成蓝色，然后把狗变成红色", { clauses: 2 }],
  ["猫を青くしてください。次に犬を赤くしてください。", { clauses: 2 }],
  ["Kedileri bul ve hepsini maviye boya", { clauses: 2 }],
  ["Find the cats, dogs and birds", { clauses: 1, members: 2 }],
  ["Compare Valjean with Javert", { comparisons: 1 }],
  ["Vergleiche Valjean mit Javert", { comparisons: 1 }],
  ["Comparez Valjean à Javert", { comparisons: 1 }],
  ["Compara Valjean con Javert", { comparisons: 1 }],
  ["Сравни Вальжана с Жавером", { comparisons: 1 }],
  ["Valjean vs. Javert", { comparisons: 1 }],
  ["比较冉阿让与沙威", { comparisons: 1 }],
  ["Name the hub of each group", { series: 1 }],
  ["Nenne den Knoten mit den meisten Kanten in jeder Gruppe", { series: 1 }],
  ["Donne le plus grand nœud de chaque groupe", { series: 1 }],
  ["1. Find the largest group\n2. Colour it red\n3. Lay out the rest in a circle", { clauses: 3 }],
  ["- find the largest group\n- lay out the rest again", { clauses: 2 }],
  ["Who is the oldest cat? Who lives with her? What do they eat?", { clauses: 3 }],
  ["Find the communities -> colour them all differently -> tell me their sizes", { clauses: 3 }],
];

describe("the adaptive limit", () => {
  it.each(simple)("is the usual one for a request of one part: %s", (text) => {
    expect(requestParts(text)).toEqual({ clauses: 1, members: 0, comparisons: 0, series: 0 });
    expect(roundsFor(text)).toBe(options.maxToolIterations);
  });

  it.each(several)("is higher for a request of several parts: %s", (text, parts) => {
    expect(requestParts(text)).toMatchObject(parts);
    expect(roundsFor(text)).toBeGreaterThan(options.maxToolIterations);
  });

  it("rises with what is asked for", () => {
    const steps = ["find the cats again", "colour all of them", "lay the graph out", "count its groups now"];
    const rounds = steps.map((_, index) => roundsFor(steps.slice(0, index + 1).join(", then ")));
    expect(rounds).toEqual([5, 7, 9, 11]);
  });

  it("leaves a round for each step of a plan, and one to look at the end", () => {
    expect(roundsFor("Go on", planOf(8))).toBe(9);
    expect(roundsFor("Go on", planOf(2))).toBe(5);
    expect(roundsFor("Go on", planOf(60))).toBe(20);
  });

  it("is never above the cap, never under what is set, and off where it is off", () => {
    const words = ["find the cats", "and", "each", "compare", "?", "\n1. ", "，", "vs", "“x”", "和"];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...words), { maxLength: 60 }),
        fc.nat(12),
        fc.nat(30),
        (parts, usual, cap) => {
          const given = { ...options, maxToolIterations: usual, maxToolIterationsCap: cap };
          const text = parts.join(" ");
          const { maxToolIterations } = adaptIterations(given, text, planOf(7));
          if (usual === 0) expect(maxToolIterations).toBe(0);
          expect(maxToolIterations).toBeGreaterThanOrEqual(usual);
          expect(maxToolIterations).toBeLessThanOrEqual(Math.max(usual, cap));
          expect(adaptIterations({ ...given, adaptive: false }, text, planOf(7))).toEqual({
            ...given,
            adaptive: false,
          });
        },
      ),
      { numRuns: 200 },
    );
  });
});

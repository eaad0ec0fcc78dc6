import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";

/** A school whose words are English while people ask in their own language. */
const school: GraphData = {
  name: "Ferry School",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    { id: "s1", attributes: { name: "Anouk Vell", kind: "student", age: 24, major: "physics", country: "Norway" } },
    { id: "s2", attributes: { name: "Bram Ottar", kind: "student", age: 19, major: "biology", country: "Japan" } },
    { id: "s3", attributes: { name: "Cato Lind", kind: "student", age: 21, major: "biology", country: "Norway" } },
    { id: "l1", attributes: { name: "Dorte Quist", kind: "lecturer", age: 50, salary: 5000 } },
    { id: "c1", attributes: { name: "Tides", kind: "course", seats: 120, term: "winter" } },
    { id: "c2", attributes: { name: "Knots", kind: "course", seats: 20, term: "summer" } },
  ],
  edges: [
    { id: "e1", source: "l1", target: "c1", attributes: { type: "teaches" } },
    { id: "e2", source: "s1", target: "c1", attributes: { type: "takes" } },
    { id: "e3", source: "s2", target: "c2", attributes: { type: "takes" } },
  ],
};

describe("words of the world in other languages", () => {
  it.each([
    ["Wie viele Studenten gibt es?", "3"],
    ["Wer unterrichtet Tides?", "[[l1]]"],
    ["Welche Kurse belegt Anouk Vell?", "[[c1]]"],
    ["Studenten älter als 20", "[[s1]] und [[s3]]"],
    ["Durchschnittliches Gehalt der Dozenten", "5000"],
    ["Wie heißt der älteste Student?", "[[s1]]"],
    ["¿Cuántos cursos hay en verano?", "1"],
    ["¿Quién enseña Tides?", "[[l1]]"],
    ["muéstrame los estudiantes mayores de 20 años", "[[s1]] y [[s3]]"],
    ["¿cuál es el curso con más plazas?", "[[c1]]"],
    ["Combien d'étudiants y a-t-il ?", "3"],
    ["Quel est l'étudiant le plus jeune ?", "[[s2]]"],
    ["les étudiants qui ont plus de 20 ans", "[[s1]] et [[s3]]"],
    ["有多少学生？", "3"],
    ["谁教Tides？", "[[l1]]"],
    ["显示年龄大于20的学生", "[[s1]]和[[s3]]"],
    ["Tides的邻居有哪些？", "[[l1]]"],
    ["学生は何人いますか？", "3"],
    ["Tidesを教えているのは誰ですか？", "[[l1]]"],
    ["20歳より年上の学生を見せて", "[[s1]]と[[s3]]"],
    ["一番若い学生は誰ですか？", "[[s2]]"],
  ])("are met by those of the graph: %s", async (message, answer) => {
    expect((await startChat(school).say(message)).answer).toContain(answer);
  });

  it.each([
    "Färbe die Kurse rot",
    "pinta los cursos de rojo",
    "colorie les cours en rouge",
    "把课程染成红色",
    "コースを赤くして",
  ])("name what is coloured: %s", async (message) => {
    const { calls } = await startChat(school).say(message);
    expect(calls.at(-1)).toMatchObject({
      name: "styleNodes",
      input: { selector: "kind == 'course'", color: "red" },
    });
  });

  it.each([
    ["Färbe die Kurse rot", "nein, blau"],
    ["colorie les cours en rouge", "non, en bleu"],
    ["コースを赤くして", "やっぱり青"],
  ])("go on in the same language: %s %s", async (first, second) => {
    const { calls } = await startChat(school).sayAll(first, second);
    expect(calls.at(-1)).toMatchObject({ name: "styleNodes", input: { color: "blue" } });
  });
});

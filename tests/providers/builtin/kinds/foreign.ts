import { colours, grows, type KindCase, names, on, says, saysNot, shows, still, tells } from "./kind-case";

const noDoubt = saysNot(/vielleicht nicht das|nicht verstanden|not understood|Quizá|peut-être/u);

/** Nouns of the message and kinds and attributes of the graph in two languages, or both in one that is not English. */
export const foreign: Readonly<Record<string, readonly KindCase[]>> = {
  "a noun that the graph has in English": [
    on("alps", "Welche Hütte hat die meisten Betten?").holds(names("h3"), noDoubt),
    on("alps", "färbe alle Gipfel grau").holds(colours({ grey: ["p1", "p2"] })),
    on("alps", "Durchschnittliche Höhe der Gipfel?").holds(tells("2.836"), noDoubt),
    on("alps", "zeig nur die Hütten").holds(shows("h1", "h2", "h3")),
    on("alps", "Welche Hütten haben keine Dusche?").holds(names("h3"), noDoubt),
    on("alps", "¿Qué refugio tiene más camas?").holds(names("h3")),
    on("alps", "colorea las cumbres de gris").holds(colours({ grey: ["p1", "p2"] })),
    on("alps", "Quel refuge a le plus de lits ?").holds(names("h3")),
    on("ferries", "Welche Fähre hat die meisten Sitzplätze?").holds(names("b1")),
    on("ferries", "färbe die Kapitäne orange").holds(colours({ orange: ["a0", "a1", "a2"] })),
    on("clinic", "Welche Ärzte sind älter als 40?").holds(names("d1", "d2", "d4")),
  ],
  "a noun of two words in one": [
    on("alps", "Wer ist der Hüttenwirt von Firnblick?").holds(names("w2")),
    on("alps", "färbe die Hüttenwirte grün").holds(colours({ green: ["w1", "w2", "w3"] })),
    on("alps", "Durchschnittspreis der Hütten").holds(tells("32,67")),
    on("shelter", "Durchschnittsalter der Katzen").holds(tells("5,33")),
    on("ferries", "wie viele Fährkapitäne gibt es?").holds(tells(3)),
  ],
  "a German graph, and relations in another form of their verb": [
    on("shelter", "Wie viele Hunde gibt es?").holds(tells(3), still),
    on("shelter", "Welcher Pfleger verdient am meisten?").holds(names("p2")),
    on("shelter", "mach die Pfleger größer").holds(grows("p1", "p2", "p3")),
    on("shelter", "Welches Gehege ist am größten?").holds(names("g3")),
    on("shelter", "Wie schwer ist Rocky?").holds(tells(31)),
    on("shelter", "Liste die Pfleger nach Gehalt").holds(says("[[p2]]"), noDoubt),
    on("shelter", "Welche Spender kommen aus Mainz?").holds(names("s1", "s3"), noDoubt),
    on("shelter", "Wer wohnt in Haus Süd?").holds(names("t4", "t5", "t6")),
    on("shelter", "Welche Hunde wohnen im Freilauf?").holds(names("t1", "t3"), noDoubt),
    on("shelter", "Wie viele Katzen wohnen in Haus Süd?").holds(tells(3), noDoubt),
    on("shelter", "Welche Hunde pflegen Anna Krüger und Tobias Behr?").holds(names("t1", "t2", "t3")),
    on("alps", "Wer ist Wirt von Almrausch?").holds(names("w1")),
    on("ferries", "Welche Häfen hat Kestrel?").holds(names("h2")),
  ],
};

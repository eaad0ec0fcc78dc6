import { type RefusalReason, type RefusalWords, sayRefusal } from "@/commands/registry/refusal-reason";
import type { ElementTarget } from "@/graph/document/graph-types";
import { files } from "../dialogs/files";
import { selectorFaults } from "./selector-faults";
import { style } from "./style";
import { undoRefusals } from "./undo-refusals";

const many = (target: ElementTarget) => (target === "nodes" ? "Knoten" : "Kanten");
const near = (names: readonly string[]) => (names.length === 0 ? "" : ` Ähnlich: ${names.join(", ")}.`);
const edges = (count: number) => (count === 1 ? "1 Kante" : `${count.toLocaleString("de-DE")} Kanten`);

const write = (offer: string | undefined) => (offer === undefined ? "" : ` Schreiben Sie etwa: ${offer}`);

function taken(takes: Extract<RefusalReason, { why: "look-value" }>["takes"]): string {
  switch (takes) {
    case "number":
      return "eine Zahl";
    case "flag":
      return "true oder false";
    case "text":
      return "einen Text in Anführungszeichen";
    default:
      return takes.join(", ");
  }
}

/** Warum etwas nicht ging, und was zu tun ist. */
export const refusals: RefusalWords = {
  ...undoRefusals,
  selector: ({ fault, text, offer }) => `${selectorFaults[fault](text)}${write(offer)}`,
  "no-flag": ({ attribute, offer }) =>
    `${attribute} ist bei keinem wahr oder falsch. exists(${attribute}) fragt, ob es einen Wert gibt.${write(offer)}`,
  "only-edges-end": ({ field }) => `Knoten haben kein ${field}: Nur Kanten haben Anfang und Ende.`,
  "only-edges-in-set": ({ name, count }) =>
    `$${name} enthält nur ${edges(count)} und keine Knoten. Nehmen Sie eine Menge von Knoten.`,
  "fixed-attribute": ({ attribute }) =>
    attribute === "id"
      ? "Die id bleibt für immer. Ändern Sie das Attribut, das den Namen trägt."
      : `${attribute} lässt sich nicht ändern. Löschen Sie die Kante und ziehen Sie eine mit anderen Enden.`,
  "unknown-attribute": ({ target, attribute, nearest }) =>
    `Keine ${many(target)} haben ein Attribut „${attribute}“.${near(nearest)}`,
  "no-numbers": ({ attribute }) => `„${attribute}“ enthält keine Zahlen. Nehmen Sie ein Attribut mit Zahlen.`,
  "empty-name": () => "Der neue Name ist leer. Schreiben Sie mindestens ein Zeichen.",
  "fixed-name": ({ name }) => `Ein Attribut kann nicht ${name} heißen: Jedes Element hat schon eines.`,
  "taken-name": ({ target, name }) =>
    `Die ${many(target)} haben schon ein Attribut „${name}“. Nehmen Sie einen anderen Namen.`,
  "taken-ids": ({ ids }) =>
    ids.length === 1
      ? `Nichts wurde hinzugefügt: Die id ${ids.join("")} ist vergeben. Nehmen Sie eine andere.`
      : `Nichts wurde hinzugefügt: Diese ids sind vergeben: ${ids.join(", ")}. Nehmen Sie andere.`,
  "unknown-node": ({ name, nearest }) => `Es gibt keinen Knoten „${name}“.${near(nearest)}`,
  "several-nodes": ({ name, count }) =>
    `${count.toLocaleString("de-DE")} Knoten heißen „${name}“. Geben Sie die id des gemeinten.`,
  "unknown-element": ({ target, id }) =>
    target === "nodes" ? `Es gibt keinen Knoten mit der id „${id}“.` : `Es gibt keine Kante mit der id „${id}“.`,
  "hidden-node": ({ name }) =>
    `${name} ist nicht unter den Knoten, um die es geht. Vielleicht blendet der Filter ihn aus; zeigen Sie wieder alles.`,
  "same-ends": ({ name }) => `${name} ist Anfang und Ende zugleich. Nehmen Sie zwei verschiedene Knoten.`,
  weights: ({ attribute, count, fault }) => {
    switch (fault) {
      case "missing":
        return `Bei „${attribute}“ fehlt ein Wert an: ${edges(count)}. Tragen Sie dort Zahlen ein, oder nehmen Sie kein Gewicht.`;
      case "no-number":
        return `Bei „${attribute}“ steht keine Zahl an: ${edges(count)}. Tragen Sie dort Zahlen ein, oder nehmen Sie kein Gewicht.`;
      case "negative":
        return `„${attribute}“ ist kleiner als 0 an: ${edges(count)}. Gewichte müssen hier 0 oder mehr sein.`;
      case "not-positive":
        return `„${attribute}“ ist nicht größer als 0 an: ${edges(count)}. Gewichte müssen hier größer als 0 sein.`;
    }
  },
  "known-field": ({ name }) =>
    `Unter „${name}“ lässt sich das Ergebnis nicht speichern: Der Name hat schon eine Bedeutung.`,
  "no-coordinates": () =>
    "Die Knoten haben keine Koordinaten, also lassen sie sich nicht auf eine Karte legen. " +
    "Geben Sie ihnen Breite (−90 bis 90) und Länge (−180 bis 180), etwa als lat und lon.",
  "no-colour": ({ text }) =>
    `„${text}“ ist keine Farbe. Schreiben Sie einen Namen wie blue oder einen Wert wie #3164e7.`,
  "look-value": ({ look, text, takes }) => `„${text}“ passt nicht zu ${look}: Schreiben Sie ${taken(takes)}.`,
  "look-operator": ({ look, operators }) =>
    `So lässt sich ${look} nicht vergleichen. Es geht mit ${operators.join(", ")}.`,
  "unknown-layer": ({ name, names }) =>
    names.length === 0
      ? `Einen Stil „${name}“ gibt es nicht.`
      : `Einen Stil „${name}“ gibt es nicht. Es gibt: ${names.join(", ")}.`,
  "numbers-needed": ({ attribute }) =>
    `Dafür braucht es Zahlen, und „${attribute}“ enthält keine. Nehmen Sie für Kategorien Farbe oder Form.`,
  "bad-set-name": ({ name }) =>
    `„${name}“ kann keine Menge benennen: Buchstaben, Ziffern und _ gehen, am Anfang ein Buchstabe, etwa alte_katzen.`,
  "taken-set-name": ({ name }) => `Eine Menge $${name} gibt es schon. Nehmen Sie einen anderen Namen.`,
  "unknown-set": ({ name }) => `Eine Menge $${name} gibt es nicht.`,
  "same-filter-step": ({ text }) => `Ein anderer Schritt verlangt schon „${text}“. Ändern oder löschen Sie jenen.`,
  "no-groups": ({ attribute }) =>
    `Keine zwei Knoten haben dasselbe ${attribute}: Das ergibt keine Gruppen. Nehmen Sie ein Attribut, das mehrere Knoten teilen.`,
  "unknown-group": ({ name, attribute }) => `Es gibt keine Gruppe ${name} nach ${attribute}.`,
  "nothing-folded": () => "Keine Gruppe ist gefaltet: Alle Knoten werden schon gezeichnet.",
  "nothing-selected": () => "Nichts ist ausgewählt. Wählen Sie zuerst Knoten, oder nehmen Sie das Ganze.",
  denied: () => "Das haben Sie nicht erlaubt. Es hat sich nichts geändert.",
  stopped: () => "Das wurde angehalten, bevor es lief.",
  "used-up": () => "Dieser Befehl lief in dieser Nachricht zu oft. Fragen Sie nur danach.",
  "no-canvas": () => "Ein Bild braucht die Zeichenfläche der Seite.",
  "no-filter": () => "Es gibt keinen Filter.",
  "no-course": ({ name }) => `Einen Kurs „${name}“ gibt es nicht.`,
  "unclear-title": ({ name }) => `„${name}“ ist kein eindeutiger Titel. Nennen Sie den ganzen, von Kurs und Lektion.`,
  call: () => "Die Angaben passen nicht zusammen. Nichts wurde geändert.",
  "unknown-sample": ({ name }) => `Ein Beispiel „${name}“ gibt es nicht.`,
  "unknown-algorithm": ({ name }) => `Einen Algorithmus „${name}“ gibt es nicht.`,
  "several-layers": ({ name, count }) =>
    `${count.toLocaleString("de-DE")} Stile heißen „${name}“ oder so ähnlich. Nennen Sie den ganzen Namen.`,
  "no-layers": () => "Es gibt keine Stile.",
  "no-weight": () => "Welches Attribut sagt, wie stark eine Kante ist? Nennen Sie eines mit Zahlen.",
  "no-database": () =>
    "Dieser Graph liegt in keiner Datenbank. Blenden Sie mit einem Filter aus, was Sie nicht brauchen.",
  "none-shown": () => "Keiner der gezeigten Knoten passt. Nichts wurde geändert.",
  "all-shown": () => "Mehr Knoten lassen sich nicht zeigen. Nehmen Sie zuerst einige weg.",
  prose: () => "Das ist ein Text und kein Graph. Fügen Sie ihn als Datei hinzu, etwa als notizen.md.",
  "no-filter-step": ({ step, count }) =>
    `Einen Schritt ${step} hat der Filter nicht, nur ${count === 1 ? "einen" : count.toLocaleString("de-DE")}.`,
  "no-look": ({ target, look }) => `${many(target)} haben keine ${style[look]}.`,
  "look-range": ({ look, least, most }) =>
    `${style[look]} geht von ${least} bis ${most}${look === "opacity" ? "" : " px"}. Nehmen Sie einen Wert dazwischen.`,
  "too-many-passages": ({ count, most }) =>
    `Der Text ergäbe ${count.toLocaleString("de-DE")} Abschnitte, ${most.toLocaleString("de-DE")} gehen auf ` +
    "einmal. Fügen Sie einen Teil davon hinzu.",
  file: ({ said, hint }) => `${files.sayRead(said)} ${hint ? files.sayRead(hint) : ""}`.trim(),
  database: ({ fault }) => databaseFaults[fault] ?? "Die Datenbank kann das nicht. Nichts wurde geändert.",
  "not-loaded": () =>
    "Der Code dafür ließ sich nicht laden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  "changes-stand": ({ because, gone }) => {
    const rest = gone ? ` Was vorher rückgängig gemacht wurde, bleibt es: ${sayRefusal(refusals, gone)}` : "";
    return (
      "Die Nachricht wurde nicht noch einmal gesendet, weil ihre Änderungen noch nicht rückgängig gemacht sind: " +
      `${sayRefusal(refusals, because)}${rest}`
    );
  },
  unexpected: ({ reason }) => `Das ging unerwartet schief, nichts wurde geändert. Der Fehler: „${reason}“.`,
};

const lost =
  "Die Verbindung zur Datenbank ist abgerissen. Versuchen Sie es noch einmal: Parley verbindet sich selbst neu.";
const databaseFaults: Readonly<Record<string, string>> = {
  auth: "Die Datenbank hat Benutzer oder Passwort abgelehnt. Verbinden Sie neu.",
  unreachable: lost,
  lost,
  cancelled: "Die Datenbank ist nicht verbunden. Verbinden Sie sie unter Daten, Datenbank.",
  timeout: "Die Datenbank hat nicht rechtzeitig geantwortet. Fragen Sie nach weniger.",
  conflict: "Jemand hat das inzwischen geändert. Nichts wurde geschrieben. Wiederholen Sie es vom jetzigen Stand aus.",
  unsure:
    "Die Datenbank hat nicht gesagt, ob die Änderung geschrieben wurde. Sehen Sie nach, bevor Sie sie wiederholen.",
};

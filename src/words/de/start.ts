import type { Words } from "../words";

export const start: Words["start"] = {
  title: "Mit einem Graphen beginnen",
  stays: "Dateien werden hier gelesen und bleiben auf diesem Gerät",
  close: "Schließen und den offenen Graphen verwenden",
  drop: "Datei hier ablegen oder",
  choose: "auswählen",
  formats: (titles) => `${titles.slice(0, 5).join(", ")} und ${titles.length - 5} weitere`,
  paste: "Kanten, Tabelle oder JSON einfügen",
  pasteHint: "Anna, Ben\nBen, Clara\nClara, David",
  pasteEmpty: "Daten einfügen und Vorschau sehen",
  unsure: "Das lässt sich verschieden lesen. Öffnen fragt nach.",
  prose: "Das ist Fließtext, kein Graph",
  asDocument: { open: "Als Dokument öffnen", add: "Als Dokument hinzufügen" },
  course: (courses, lessons) =>
    `${courses === 1 ? "Ein Kurs" : `${courses} Kurse`} mit ${lessons === 1 ? "einer Lektion" : `${lessons} Lektionen`}`,
  reading: "Wird gelesen…",
  makes: (nodes, edges) => `${nodes}, ${edges}`,
  direction: { directed: "gerichtet", mixed: "teils gerichtet" },
  open: "Öffnen",
  opening: "Wird geöffnet…",
  sampleTexts: {
    cats: { title: "Katzen und Menschen", description: "Wer mit wem wohnt, spielt und bekannt ist" },
    "les-miserables": {
      title: "Les Misérables",
      description: "Wer mit wem in den Kapiteln von Victor Hugos Roman vorkommt",
    },
    flights: {
      title: "Flüge in den USA",
      description: "Flughäfen der Vereinigten Staaten und die Strecken zwischen ihnen im Jahr 2008",
    },
    flare: {
      title: "Klassen von Flare",
      description: "Klassen des Visualisierungswerkzeugs Flare und was jede von ihnen importiert",
    },
    "generated-1000": {
      title: "Erzeugt",
      description: "1.000 erfundene Knoten in Gruppen, einige wenige gut verbunden",
    },
    "generated-10000": {
      title: "Groß",
      description: "10.000 erfundene Knoten in 40 Gruppen, für die Ansicht großer Graphen",
    },
    "generated-100000": {
      title: "Sehr groß",
      description: "100.000 erfundene Knoten in 400 Gruppen, beim Öffnen erzeugt",
    },
    courses: {
      title: "Handbuch",
      description: "Parleys Handbuch (englisch) als sechs Kurse: zum Lesen, Suchen und Fragen",
    },
  },
  samples: "Oder ein Beispiel ausprobieren",
  samplesHead: "Knoten · Kanten",
  recent: "Oder hier weitermachen",
  blank: "Leer beginnen",
  blankHint: "Ein Doppelklick fügt einen Knoten hinzu",
  describe: "Beschreiben",
  describeNeeds: "Braucht ein Sprachmodell",
  describeHint: "„Die Planeten und ihre Monde“",
  database: "Datenbank verbinden",
  databaseHint: "Neo4j, ArcadeDB u. a.",
  blankTitle: "Einen leeren Graphen beginnen",
  welcomeBack: (name) => `Willkommen zurück. ${name} ist wieder offen.`,
  startFresh: "Neu beginnen",
};

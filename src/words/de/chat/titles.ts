import type { StepFacts } from "../../step-facts";
import type { PanelWords } from "../../words";

const told: PanelWords["titles"]["told"] = {
  queryGraph: { done: () => "Aufbau des Graphen angesehen", failed: "Der Graph ließ sich nicht ansehen" },
  getSchema: { done: () => "Attribute angesehen", failed: "Die Attribute ließen sich nicht lesen" },
  sampleData: { done: (f) => `Stichprobe angesehen: ${some(f)}`, failed: "Keine Stichprobe möglich" },
  describeProperty: {
    done: (f) => `Werte von ${f.name} angesehen`,
    failed: "Das Attribut ließ sich nicht lesen",
  },
  findNodes: { done: (f) => `${some(f)} gefunden`, failed: "Die Suche nach Knoten ging nicht" },
  findEdges: { done: (f) => `${some(f)} gefunden`, failed: "Die Suche nach Kanten ging nicht" },
  findMentions: {
    done: (f) =>
      f.count === 0 ? "Keine Namen aus dem Graphen erkannt" : `${counted(f.count, "Name", "Namen")} erkannt`,
    failed: "Die Namen ließen sich nicht nachschlagen",
  },
  getNode: { done: (f) => `${f.name} nachgeschlagen`, failed: "Der Knoten ließ sich nicht nachschlagen" },
  getNeighbors: {
    done: (f) => `${counted(f.count, "Nachbar", "Nachbarn")} gefunden`,
    failed: "Die Suche nach Nachbarn ging nicht",
  },
  findPath: {
    done: (f) =>
      f.count === 0 ? `Kein Weg von ${f.name} nach ${f.to}` : `Kürzesten Weg von ${f.name} nach ${f.to} gefunden`,
    failed: "Die Suche nach einem Weg ging nicht",
  },
  rankNodes: {
    done: (f) => `${nodes(f.count)} geordnet nach ${f.name}`,
    failed: "Die Knoten ließen sich nicht ordnen",
  },
  aggregate: {
    done: (f) => (f.name === "" ? "Gezählt und verglichen" : `Verglichen nach ${f.name}`),
    failed: "Die Werte ließen sich nicht zusammenrechnen",
  },
  listAlgorithms: {
    done: () => "Vorhandene Verfahren angesehen",
    failed: "Die Verfahren ließen sich nicht auflisten",
  },
  explainStyle: { done: (f) => `Aussehen von ${f.name} nachgesehen`, failed: "Das Aussehen ließ sich nicht lesen" },
  exportGraph: { done: (f) => `${f.name || "Datei"} gespeichert`, failed: "Die Datei ließ sich nicht speichern" },
  exportImage: { done: (f) => `${f.name || "Bild"} gespeichert`, failed: "Das Bild ließ sich nicht zeichnen" },
  selectElements: { done: (f) => `${some(f)} ausgewählt`, failed: "Das Auswählen ging nicht" },
  zoomToNodes: { done: (f) => `Auf ${some(f)} gezoomt`, failed: "Das Zoomen ging nicht" },
  filterGraph: { done: (f) => `Nur noch ${both(f)} gezeigt`, failed: "Das Filtern ging nicht" },
  changeFilter: { done: (f) => `Filter geändert: ${both(f)} zu sehen`, failed: "Der Filter ließ sich nicht ändern" },
  showAll: { done: (f) => `Alles gezeigt: ${both(f)}`, failed: "Es ließ sich nicht alles zeigen" },
  styleNodes: { done: (f) => `${some(f)} gestaltet`, failed: "Die Knoten ließen sich nicht gestalten" },
  styleEdges: { done: (f) => `${some(f)} gestaltet`, failed: "Die Kanten ließen sich nicht gestalten" },
  styleByAttribute: {
    done: (f) => `${some(f)} nach ${f.name} gestaltet`,
    failed: "Nach dem Attribut ließ sich nicht gestalten",
  },
  updateLayer: { done: (f) => `Stil „${f.name}“ geändert`, failed: "Der Stil ließ sich nicht ändern" },
  clearStyles: {
    done: (f) => (f.count === 0 ? "Kein Stil zu entfernen" : `${counted(f.count, "Stil", "Stile")} entfernt`),
    failed: "Die Stile ließen sich nicht entfernen",
  },
  setLayout: {
    done: (f) => `${nodes(f.count)} angeordnet: ${f.name}`,
    failed: "Die Knoten ließen sich nicht anordnen",
  },
  moveNodes: { done: (f) => `${some(f)} verschoben`, failed: "Die Knoten ließen sich nicht verschieben" },
  pinNodes: { done: (f) => `${nodes(f.count)} angeheftet oder gelöst`, failed: "Das Anheften ging nicht" },
  addNodes: { done: (f) => `${nodes(f.count)} hinzugefügt`, failed: "Das Hinzufügen von Knoten ging nicht" },
  addEdges: { done: (f) => `${edges(f.count)} hinzugefügt`, failed: "Das Hinzufügen von Kanten ging nicht" },
  duplicateNodes: { done: (f) => `${some(f)} kopiert`, failed: "Die Knoten ließen sich nicht kopieren" },
  groupNodes: { done: (f) => `${some(f)} gruppiert`, failed: "Die Knoten ließen sich nicht gruppieren" },
  ungroupNodes: {
    done: (f) => `${nodes(f.count)} aus Gruppen gelöst`,
    failed: "Die Gruppen ließen sich nicht auflösen",
  },
  updateElements: { done: (f) => `${some(f)} geändert`, failed: "Die Attribute ließen sich nicht ändern" },
  renameAttribute: {
    done: (f) => `${f.name} umbenannt in ${f.to}`,
    failed: "Das Attribut ließ sich nicht umbenennen",
  },
  deleteAttribute: { done: (f) => `${f.name} gelöscht`, failed: "Das Attribut ließ sich nicht löschen" },
  setValues: {
    done: (f) => `Werte von ${counted(f.count, "Element", "Elementen")} geändert`,
    failed: "Die Werte ließen sich nicht setzen",
  },
  saveSet: { done: (f) => `${some(f)} als „${f.name}“ gespeichert`, failed: "Die Menge ließ sich nicht speichern" },
  changeSet: {
    done: (f) => (f.to === "" ? `Menge „${f.name}“ entfernt` : `Menge „${f.name}“ umbenannt in „${f.to}“`),
    failed: "Die Menge ließ sich nicht ändern",
  },
  runAlgorithm: { done: (f) => `Berechnet: ${f.name}`, failed: "Die Berechnung ging nicht" },
  undo: {
    done: (f) =>
      f.count === 0
        ? "Nichts rückgängig zu machen"
        : `${counted(f.count, "Änderung", "Änderungen")} rückgängig gemacht`,
    failed: "Rückgängig machen ging nicht",
  },
  redo: {
    done: (f) => (f.count === 0 ? "Nichts zu wiederholen" : `${counted(f.count, "Änderung", "Änderungen")} wiederholt`),
    failed: "Wiederholen ging nicht",
  },
  mergeNodes: {
    done: (f) => `${nodes(f.count)} zu ${f.name} zusammengelegt`,
    failed: "Die Knoten ließen sich nicht zusammenlegen",
  },
  removeElements: { done: (f) => `${both(f)} gelöscht`, failed: "Das Löschen ging nicht" },
  clearGraph: { done: (f) => `Graph geleert: ${both(f)} gelöscht`, failed: "Der Graph ließ sich nicht leeren" },
  loadSample: { done: (f) => `${f.name} geöffnet: ${both(f)}`, failed: "Das Beispiel ließ sich nicht öffnen" },
  generateGraph: { done: (f) => `${f.name} erzeugt: ${both(f)}`, failed: "Der Graph ließ sich nicht erzeugen" },
  importData: { done: (f) => `${both(f)} hinzugefügt`, failed: "Die Daten ließen sich nicht hinzufügen" },
};

export const titles: PanelWords["titles"] = {
  told,
  unknownDone: "Fertig",
  unknownFailed: "Etwas versucht, das hier nicht geht",
  lookUps: (count) => `Nachgesehen (${counted(count, "Schritt", "Schritte")})`,
  question: (_asked, name, leaving, other) => {
    const whole = wholeQuestions[name];
    if (whole !== undefined) return whole;
    const gone = [leaving.nodes > 0 && nodes(leaving.nodes), leaving.edges > 0 && edges(leaving.edges)].filter(Boolean);
    if (gone.length > 0) return `${gone.join(" und ")} löschen?`;
    return other > 0 ? `${counted(other, "Element", "Elemente")} ändern oder hinzufügen?` : "Das wirklich tun?";
  },
  slip: "Die Anfrage war nicht so gestellt, dass sie sich ausführen lässt. Der Assistent weiß davon und macht von dort weiter; fragen Sie mit anderen Worten, falls die Antwort sie verfehlt.",
  names: {
    // arguments
    add: "dazuzählen",
    algorithm: "Verfahren",
    all: "alles",
    attribute: "Attribut",
    background: "Hintergrund",
    borderColor: "Randfarbe",
    borderWidth: "Randbreite",
    by: "nach",
    channel: "Aussehen",
    channels: "Aussehen",
    color: "Farbe",
    count: "Anzahl",
    degree: "Grad",
    depth: "Schritte",
    directed: "gerichtet",
    direction: "Richtung",
    dx: "nach rechts",
    dy: "nach unten",
    edgeIds: "Kanten",
    edges: "Kanten",
    enabled: "an",
    family: "Art",
    format: "Format",
    groupBy: "gruppiert nach",
    id: "Kennung",
    ids: "Knoten",
    into: "in",
    kind: "Art",
    label: "Beschriftung",
    layer: "Stilebene",
    limit: "höchstens",
    lineStyle: "Linie",
    measure: "Maß",
    mode: "Art",
    multiply: "malnehmen",
    name: "Name",
    nodeIds: "Knoten",
    nodes: "Knoten",
    opacity: "Deckkraft",
    options: "Einstellungen",
    order: "Reihenfolge",
    palette: "Farben",
    pinned: "angeheftet",
    position: "Stelle",
    property: "Attribut",
    query: "Frage",
    remove: "entfernen",
    reverse: "umgekehrt",
    saveAs: "gespeichert als",
    scale: "Skala",
    seed: "Startzahl",
    selector: "welche",
    set: "setzen",
    shape: "Form",
    size: "Größe",
    sortBy: "sortiert nach",
    source: "von",
    step: "Schritt",
    steps: "Schritte",
    stratifyBy: "verteilt nach",
    target: "zu",
    text: "Text",
    to: "nach",
    type: "Art",
    unset: "entfernen",
    via: "entlang",
    weight: "Gewicht",
    width: "Breite",
    part: "Ausschnitt",
    theme: "hell oder dunkel",
    legend: "Legende",
    // columns
    about: "Beschreibung",
    description: "Beschreibung",
    distance: "Abstand",
    distinct: "verschieden",
    edge: "Kante",
    examples: "Beispiele",
    from: "von",
    gives: "ergibt",
    group: "Gruppe",
    missing: "fehlend",
    number: "Nummer",
    output: "Aussehen",
    present: "vorhanden",
    title: "Titel",
    value: "Wert",
    values: "Werte",
    where: "welche",
    words: "Wörter",
  },
};

const wholeQuestions: Readonly<Record<string, string | undefined>> = {
  loadSample: "Den offenen Graphen durch das Beispiel ersetzen?",
  generateGraph: "Den offenen Graphen durch einen neuen ersetzen?",
  clearGraph: "Den ganzen Graphen leeren?",
};

function some(facts: StepFacts): string {
  if (facts.isEdges) return edges(facts.count);
  return facts.kind === "" ? nodes(facts.count) : `${nodes(facts.count)} (${facts.kind})`;
}

function both(facts: StepFacts): string {
  if (facts.isEdges || (facts.count === 0 && facts.edges > 0)) return edges(facts.edges);
  return facts.edges === 0 ? some(facts) : `${some(facts)} und ${edges(facts.edges)}`;
}

function nodes(count: number): string {
  return counted(count, "Knoten", "Knoten");
}

function edges(count: number): string {
  return counted(count, "Kante", "Kanten");
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return `keine ${many}`;
  return `${count.toLocaleString("de-DE")} ${count === 1 ? one : many}`;
}

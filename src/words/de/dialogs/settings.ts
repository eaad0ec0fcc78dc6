import type { EndpointFinding } from "@/ai/port/endpoint-kind";
import type { settings as english } from "../../en/dialogs/settings";

type Failed = Extract<EndpointFinding, { readonly success: false }>;

/** The server's own words stay as they are, quoted, where no reason is known. */
function failed({ reason, message }: Failed, host: string): string {
  switch (reason ?? "unexpected") {
    case "auth":
      return `${host} lehnt den API-Schlüssel ab. Prüfen Sie, ob er ganz und von diesem Dienst ist.`;
    case "network":
      return `${host} ist nicht zu erreichen. Läuft der Server, und stimmen Adresse und Port?`;
    case "offline":
      return `Dieses Gerät ist offline, also ist ${host} nicht zu fragen.`;
    case "cors":
      return `${host} ist da, lässt aber keine Webseite mit sich sprechen (CORS). Erlauben Sie dort die Adresse dieser Seite.`;
    case "not-found":
      return `${host} ist da, hat aber unter dieser Adresse oder diesem Namen nichts. Prüfen Sie Pfad (meist endet er auf /v1) und Modell.`;
    case "rate-limit":
      return `${host} erlaubt gerade keine weiteren Anfragen, oder das Konto hat kein Guthaben.`;
    case "overloaded":
      return `${host} hat Schwierigkeiten oder ist überlastet. Versuchen Sie es gleich noch einmal.`;
    case "overflow":
    case "bad-response":
    case "cut-off":
    case "refused":
    case "content-filter":
    case "unavailable":
    case "bad-request":
    case "unexpected":
      return `Der Versuch mit ${host} schlug fehl: „${message}“`;
  }
}

export const settings: typeof english = {
  title: "Einstellungen",
  back: "Zurück zum Graphen",
  allSettings: "Alle Einstellungen",
  places: {
    models: "Modelle",
    services: "API-Schlüssel",
    assistant: "Assistent",
    appearance: "Aussehen",
    help: "Tastatur",
    network: "Datenschutz",
    storage: "Daten und Speicher",
    about: "Über Parley",
  },
  modelsLead: "Woher Antworten kommen und was dieses Gerät verlässt. Mitten im Gespräch kann gewechselt werden.",
  servicesLead:
    "Dienste, die für einen Schlüssel antworten, und eigene Server. Gefragt wird einer nur, solange er gewählt ist.",
  endpoints: "Eingerichtet",
  endpointsLead:
    "Der markierte antwortet. Den eingebauten Assistenten oder ein Modell dieses Geräts wählen Sie unter Modelle.",
  assistantLead: "Wie viel eine Nachricht verbrauchen darf und wer neben dem gewählten antwortet.",
  theme: "Farbschema",
  themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
  language: "Sprache",
  languageHint: "Der Seite. Der Assistent antwortet in seiner eigenen.",
  asBrowser: "Wie der Browser",
  keys: "Tasten",
  singleKeys: "Kürzel aus einer einzelnen Taste",
  singleKeysHint: "Ausgeschaltet wirken nur Kürzel mit Strg.",
  routing: "Wer hilft",
  routingLead: "Andere können neben dem gewählten antworten. Jede Antwort sagt, von wem sie ist.",
  routingBuiltin:
    "Der eingebaute Assistent antwortet allein. Wählen Sie ein Modell oder einen Dienst, damit andere ihm helfen.",
  builtinFirst: "Eingebauter Assistent zuerst",
  builtinFirstHint:
    "Er beantwortet, was er Wort für Wort versteht, sofort und kostenlos; das Modell bekommt den Rest, ein kleines samt dem, was der Assistent herausliest.",
  fallback: "Wenn es versagt, frage",
  fallbackThen: "Und dann",
  fallbackHint:
    "Wenn es vor dem ersten Wort versagt. Die Antwort sagt es, und Ihre Nachricht geht dann an jenen Server.",
  nobody: "Niemanden",
  resultsModel: "Zum Lesen dessen, was die Schritte fanden, frage",
  sameModel: "Dasselbe Modell",
  resultsHint: "Ein kleineres Modell für die Runden nach der ersten kann schneller und billiger sein.",
  prices: "Preise",
  pricesLead:
    "US-Dollar für eine Million Tokens. Die grauen stammen von den Seiten der Anbieter, gelesen am Datum daneben; schreiben Sie eigene darüber. Ohne Preis werden keine Kosten gezeigt.",
  readOn: (date) => `gelesen ${date}`,
  noPrices: "Fügen Sie oben einen Dienst hinzu, um seinen Preis zu sehen.",
  priceIn: (model) => `Preis dessen, was ${model} liest`,
  priceOut: (model) => `Preis dessen, was ${model} schreibt`,
  perMillionIn: "hinein",
  perMillionOut: "heraus",
  onThisDevice: "Auf diesem Gerät",
  onThisDeviceLead: "Schlüssel, Endpunkte, Graphen und Gespräche bleiben in diesem Browser und sonst nirgends.",
  clearAll: "Alles löschen…",
  clearQuestion: (endpoints) =>
    endpoints === 0
      ? "Alle Schlüssel löschen?"
      : `Alle Schlüssel und ${endpoints === 1 ? "1 Endpunkt" : `${endpoints} Endpunkte`} löschen?`,
  clearWarning: "Das lässt sich nicht rückgängig machen.",
  clearGraphs: (count) =>
    `Auch ${count === 1 ? "1 Graphen" : `${count} Graphen`} mit allen Gesprächen und alle Rezepte löschen`,
  keepAll: "Behalten",
  clear: "Löschen",
  tracesStay:
    "Wie Antworten entstanden, konnte nicht gelöscht werden: Der Speicher des Browsers ist geschlossen. Versuchen Sie es später.",
  clearedKeys: "Schlüssel und Endpunkte sind gelöscht.",
  clearedAll: (graphs) =>
    `Schlüssel, Endpunkte und ${graphs === 1 ? "1 Graph" : `${graphs} Graphen`} sind gelöscht. Der offene Graph bleibt, bis Sie ihn schließen.`,
  builtin: "Eingebauter Assistent",
  notReady: "Nicht eingerichtet",
  needs: "Braucht eine Adresse und ein Modell",
  unnamed: "Neuer Endpunkt",
  modelAt: (model, host) => `${model} bei ${host}`,
  openForm: (name) => `${name} einrichten`,
  closeForm: (name) => `Formular von ${name} schließen`,
  remove: (name) => `${name} entfernen`,
  removed: (name) => `${name} und der Schlüssel sind entfernt.`,
  undo: "Rückgängig",
  addCloud: "Einen Dienst mit Schlüssel hinzufügen",
  addLocal: "Einen Server auf diesem Gerät oder im Netz hinzufügen",
  otherAddress: "Andere Adresse",
  name: "Name",
  nameExample: "Wie Sie ihn nennen wollen",
  testing: "Wird geprüft…",
  test: "Prüfen",
  useEndpoint: "Diesen Endpunkt nehmen",
  found: (found, host) => {
    if (!found.success) return failed(found, host);
    const count = found.models.length;
    return count === 0
      ? `${host} antwortet, nennt aber keine Modelle.`
      : `${host} antwortet und nennt ${count === 1 ? "1 Modell" : `${count} Modelle`}.`;
  },
  address: "Adresse",
  addressFirst: (example) => `Geben Sie zuerst die Adresse ein, zum Beispiel ${example}.`,
  apiKey: "API-Schlüssel",
  showKey: "Zeigen",
  hideKey: "Verbergen",
  rememberKey: "Auf diesem Gerät merken",
  keyRemembered: "Wer dieses Browserprofil benutzt, kann den Schlüssel verwenden.",
  keyInTab: "Nur in diesem Tab, weg sobald er geschlossen wird.",
  sentTo: (host) => `Geht an ${host} und sonst nirgendwohin.`,
  model: "Modell",
  fetchList: "Liste holen",
  noModels: "Er antwortet, nennt aber keine Modelle. Geben Sie den Namen ein.",
  modelList: (count, names) => `${count} Modelle: ${names}.`,
  noTools:
    "Der Server sagt, dass dieses Modell keine Befehle annimmt: Es kann über den Graphen reden, ihn aber nicht ändern.",
  context: "Kontext in Tokens",
  contextHint: "Wie viel es auf einmal lesen kann. Leer: was diese Art von Server üblicherweise gibt.",
  contextKnown: (tokens) => `Wie viel es auf einmal lesen kann. Der Server nennt ${tokens.toLocaleString("de-DE")}.`,
  thinking: "Nachdenken",
  thinkingLevels: { default: "Wie das Modell es tut", off: "Aus", low: "Wenig", medium: "Etwas", high: "Viel" },
  thinkingHint:
    "Bevor es antwortet. Mehr davon dauert länger und kostet mehr: Nachdenken wird wie eine Antwort bezahlt.",
  thinkingOffHint: "Manche Modelle denken immer nach; sie tun es dann so wenig wie möglich.",
  modelHere: (model) => `${model} auf diesem Gerät`,
  ownKey: {
    lead: "Hier einfügen. Nichts wird gesendet, bevor Sie sehen, wohin.",
    looksLike: (service) => `Sieht aus wie ein Schlüssel von ${service}.`,
    several: (services) => `Solche Schlüssel vergeben ${services.join(" und ")}. Sagen Sie, von wem er ist.`,
    unknown: "Von wem der Schlüssel ist, lässt sich nicht erkennen. Sagen Sie es.",
    whose: "Von wem der Schlüssel ist",
    choose: "Wählen…",
    anotherAddress: "Andere Adresse",
    address: "Adresse",
    goesTo: (host) => `Der Schlüssel geht an ${host} und sonst nirgendwohin, sobald Sie den Knopf drücken.`,
    ask: (host) => (host === "" ? "Modelle zeigen" : `Modelle bei ${host} zeigen`),
    asking: (host) => `${host} wird gefragt…`,
    works: (host, count) =>
      count === 0
        ? `${host} nimmt den Schlüssel, nennt aber keine Modelle. Schreiben Sie den Namen eines Modells.`
        : `${host} nimmt den Schlüssel und nennt ${count === 1 ? "1 Modell" : `${count} Modelle`}.`,
    start: "Gespräch beginnen",
    cancel: "Abbrechen",
    failures: {
      auth: (host) =>
        `${host} lehnt diesen Schlüssel ab. Kopieren Sie ihn ganz von der Seite des Dienstes und fügen Sie ihn neu ein, oder wählen Sie, von wem er ist: Schlüssel eines anderen Dienstes werden auch abgelehnt.`,
      network: (host) =>
        `${host} ist nicht zu erreichen. Prüfen Sie das Netz und, wenn Sie sie selbst schrieben, die Adresse; der Schlüssel steht noch da, drücken Sie einfach noch einmal.`,
      offline: (host) =>
        `Dieses Gerät ist offline, also ist ${host} nicht zu fragen. Drücken Sie noch einmal, sobald das Netz wieder da ist.`,
      cors: (host) =>
        `${host} ist da, lässt aber keine Webseite mit sich sprechen (CORS). Ein Dienst wie OpenRouter tut es; bei einem eigenen Server erlauben Sie die Adresse dieser Seite.`,
      "not-found": (host) =>
        `${host} ist da, hat aber unter dieser Adresse keine API. Prüfen Sie den Pfad: Meist endet er auf /v1.`,
      "rate-limit": (host) =>
        `${host} erlaubt gerade keine weiteren Anfragen, oder das Konto hat kein Guthaben. Warten Sie etwas oder prüfen Sie das Konto, und drücken Sie dann noch einmal.`,
      overloaded: (host) => `${host} hat Schwierigkeiten oder ist überlastet. Drücken Sie gleich noch einmal.`,
    },
  },
};

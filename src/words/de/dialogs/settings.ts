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
  modelsLead: "Wählen Sie, wer antwortet. Sie können jederzeit wechseln, auch mitten im Chat.",
  servicesLead:
    "Dienste, die für einen Schlüssel antworten, und eigene Server. Gefragt wird einer nur, solange er gewählt ist.",
  endpoints: "Eingerichtet",
  endpointsLead:
    "Der markierte antwortet. Den eingebauten Assistenten oder ein lokales Modell finden Sie unter Modelle.",
  assistantLead: "Grenzen, Freigabe und wer noch antworten darf.",
  theme: "Farbschema",
  themes: { system: "System", light: "Hell", dark: "Dunkel" },
  language: "Sprache",
  languageHint: "Sprache der Seite. Der Assistent antwortet in der Sprache, in der Sie schreiben.",
  asBrowser: "Sprache des Browsers",
  keys: "Tasten",
  singleKeys: "Kürzel mit einer Taste",
  singleKeysHint: "Ausgeschaltet wirken nur Kürzel mit Strg.",
  routing: "Ersatz und Helfer",
  routingLead: "Andere Modelle können dem gewählten helfen. Jede Antwort nennt ihr Modell.",
  routingBuiltin:
    "Der eingebaute Assistent antwortet allein. Wählen Sie ein Modell oder einen Dienst, damit andere ihm helfen.",
  builtinFirst: "Eingebauter Assistent zuerst",
  builtinFirstHint: "Er beantwortet, was er ganz versteht, sofort und kostenlos. Das Modell bekommt den Rest.",
  fallback: "Wenn es fehlschlägt, nutze",
  fallbackThen: "Dann",
  fallbackHint:
    "Wenn das Modell vor dem ersten Wort ausfällt. Ihre Nachricht geht dann an diesen Server, und die Antwort sagt es.",
  nobody: "Keines",
  resultsModel: "Modell zum Lesen der Ergebnisse",
  sameModel: "Dasselbe Modell",
  resultsHint: "Ein kleineres Modell kann nach dem ersten Schritt schneller und billiger sein.",
  prices: "Preise",
  pricesLead:
    "US-Dollar je Million Token. Graue Preise stammen von den Seiten der Anbieter am angegebenen Datum; " +
    "tippen Sie eigene darüber. Ohne Preis werden keine Kosten gezeigt.",
  readOn: (date) => `Stand ${date}`,
  noPrices: "Fügen Sie oben einen Dienst hinzu, um seinen Preis zu sehen.",
  priceIn: (model) => `Eingabepreis von ${model}`,
  priceOut: (model) => `Ausgabepreis von ${model}`,
  perMillionIn: "hinein",
  perMillionOut: "heraus",
  onThisDevice: "Auf diesem Gerät",
  onThisDeviceLead: "Schlüssel, Endpunkte, Graphen und Chats sind nur in diesem Browser gespeichert.",
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
    "Die Aufzeichnungen der Antworten konnten nicht gelöscht werden: Der Speicher des Browsers ist geschlossen. Versuchen Sie es später.",
  clearedKeys: "Schlüssel und Endpunkte sind gelöscht.",
  clearedAll: (graphs) =>
    `Schlüssel, Endpunkte und ${graphs === 1 ? "1 Graph" : `${graphs} Graphen`} sind gelöscht. ` +
    "Der offene Graph bleibt, bis Sie ihn schließen.",
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
  nameExample: "Beliebiger Name",
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
  keyInTab: "Nur in diesem Tab, bis Sie ihn schließen.",
  sentTo: (host) => `Geht an ${host} und sonst nirgendwohin.`,
  model: "Modell",
  fetchList: "Liste holen",
  noModels: "Der Server antwortet, nennt aber keine Modelle. Geben Sie den Namen ein.",
  modelList: (count, names) => `${count} Modelle: ${names}.`,
  noTools: "Dieses Modell unterstützt keine Werkzeuge: Es kann über den Graphen reden, ihn aber nicht ändern.",
  context: "Kontext in Tokens",
  contextHint: "Wie viel das Modell auf einmal lesen kann. Leer: der Standard des Servers.",
  contextKnown: (tokens) =>
    `Wie viel das Modell auf einmal lesen kann. Der Server nennt ${tokens.toLocaleString("de-DE")}.`,
  thinking: "Nachdenken",
  thinkingLevels: { default: "Standard des Modells", off: "Aus", low: "Niedrig", medium: "Mittel", high: "Hoch" },
  thinkingHint: "Mehr Nachdenken dauert länger und kostet mehr.",
  thinkingOffHint: "Manche Modelle können es nicht abschalten; sie denken dann so wenig wie möglich nach.",
  modelHere: (model) => `${model} auf diesem Gerät`,
  ownKey: {
    lead: "Fügen Sie Ihren Schlüssel ein oder nennen Sie die Adresse Ihres Servers. Nichts wird gesendet, bevor Sie sehen, wohin.",
    looksLike: (service) => `Sieht aus wie ein Schlüssel von ${service}.`,
    several: (services) => `Das kann ein Schlüssel von ${services.join(" oder ")} sein. Wählen Sie den Dienst.`,
    unknown: "Dieser Schlüssel ist nicht zuzuordnen. Wählen Sie den Dienst.",
    whose: "Dienst",
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
    answers: (host, count) =>
      count === 0
        ? `${host} antwortet, nennt aber keine Modelle. Schreiben Sie den Namen eines Modells.`
        : `${host} antwortet und nennt ${count === 1 ? "1 Modell" : `${count} Modelle`}.`,
    needsKey: (host) => `${host} verlangt einen API-Schlüssel. Fügen Sie ihn oben ein und drücken Sie noch einmal.`,
    start: "Gespräch beginnen",
    cancel: "Abbrechen",
    failures: {
      auth: (host) =>
        `${host} lehnt diesen Schlüssel ab. Kopieren Sie den ganzen Schlüssel von der Seite des Dienstes und ` +
        "fügen Sie ihn neu ein, oder wählen Sie einen anderen Dienst.",
      network: (host) => `${host} ist nicht zu erreichen. Prüfen Sie Netz und Adresse und drücken Sie noch einmal.`,
      offline: (host) =>
        `Dieses Gerät ist offline, also ist ${host} nicht zu fragen. Drücken Sie noch einmal, sobald das Netz wieder da ist.`,
      cors: (host) =>
        `${host} blockiert Anfragen von Webseiten (CORS). Erlauben Sie auf einem eigenen Server die Adresse ` +
        "dieser Seite; bei Diensten erlaubt OpenRouter es.",
      "not-found": (host) =>
        `${host} ist da, hat aber unter dieser Adresse keine API. Prüfen Sie den Pfad: Meist endet er auf /v1.`,
      "rate-limit": (host) =>
        `${host} erlaubt gerade keine weiteren Anfragen, oder das Konto hat kein Guthaben. ` +
        "Warten Sie etwas oder prüfen Sie das Konto, und drücken Sie dann noch einmal.",
      overloaded: (host) => `${host} hat Schwierigkeiten oder ist überlastet. Drücken Sie gleich noch einmal.`,
    },
  },
};

import { type SaidRow, sayingBy } from "../../said-rows";

const elsewhere = " The built-in assistant, a server on this machine or an API key work without it.";
const elsewhereGerman =
  " Der eingebaute Assistent, ein Server auf diesem Rechner oder ein API-Schlüssel kommen ohne aus.";

const rows: readonly SaidRow[] = [
  [
    "This browser has no WebGPU, which models on this device need.",
    "Diesem Browser fehlt WebGPU, das Modelle auf diesem Gerät brauchen.",
  ],
  [
    `Use a current Chrome, Edge or Safari.${elsewhere}`,
    `Nehmen Sie einen aktuellen Chrome, Edge oder Safari.${elsewhereGerman}`,
  ],
  [
    "This browser gives pages no access to a graphics card.",
    "Dieser Browser lässt Seiten keine Grafikkarte verwenden.",
  ],
  [
    `Switch on hardware acceleration in the browser's settings, or update the graphics driver.${elsewhere}`,
    `Schalten Sie in den Einstellungen des Browsers die Hardwarebeschleunigung ein, oder erneuern Sie den Grafiktreiber.${elsewhereGerman}`,
  ],
  [
    "This graphics card cannot calculate with 16-bit numbers, which this model needs.",
    "Diese Grafikkarte rechnet nicht mit 16-Bit-Zahlen, die dieses Modell braucht.",
  ],
  ["Choose its q4f32 build.", "Wählen Sie seine Fassung q4f32."],
  [
    "The graphics card lost the model while it was answering.",
    "Die Grafikkarte hat das Modell verloren, während es antwortete.",
  ],
  [
    "Send the message again: the model then loads again. If it happens again, choose a smaller model.",
    "Senden Sie die Nachricht noch einmal: Das Modell wird neu geladen. Geschieht es wieder, wählen Sie ein kleineres Modell.",
  ],
  [
    "The graphics card has too little free memory for this model.",
    "Die Grafikkarte hat zu wenig freien Speicher für dieses Modell.",
  ],
  [
    "Close other heavy tabs and programs, or choose a smaller model.",
    "Schließen Sie andere große Tabs und Programme, oder wählen Sie ein kleineres Modell.",
  ],
  [
    "The browser has no room left to store this model.",
    "Der Browser hat keinen Platz mehr, um dieses Modell zu speichern.",
  ],
  [
    "Delete a model you do not use, or free space on the disk, then resume: the finished part is kept.",
    "Löschen Sie ein Modell, das Sie nicht brauchen, oder schaffen Sie Platz auf der Platte und setzen Sie dann fort: Was da ist, bleibt.",
  ],
  ["This device is offline.", "Dieses Gerät ist offline."],
  [
    "Resume when it is back: the finished part is kept.",
    "Setzen Sie fort, wenn das Netz zurück ist: Was da ist, bleibt.",
  ],
  [
    "I could not reach the model's server, or the connection broke.",
    "Der Server des Modells ist nicht zu erreichen, oder die Verbindung brach ab.",
  ],
  ["Resume: the finished part is kept.", "Setzen Sie fort: Was da ist, bleibt."],
  ["I could not find a file of this model.", "Eine Datei dieses Modells ist nicht, wo sie sein soll."],
  [
    "Check the model's address, or choose another model.",
    "Prüfen Sie die Adresse des Modells, oder wählen Sie ein anderes.",
  ],
  [
    "This window does not let pages store files, as private windows do.",
    "Dieses Fenster lässt Seiten keine Dateien speichern, wie private Fenster es tun.",
  ],
  [
    "Open Parley in a normal window to use a model on this device.",
    "Öffnen Sie Parley in einem gewöhnlichen Fenster, um ein Modell auf diesem Gerät zu verwenden.",
  ],
  [
    "The model's library is not a WebGPU library, or was made for another version of the engine.",
    "Die Bibliothek des Modells ist keine für WebGPU oder für eine andere Version der Engine gemacht.",
  ],
  [
    "Use a build made for WebLLM {version}, or choose a model of the list.",
    "Nehmen Sie eine Fassung für WebLLM {version}, oder wählen Sie ein Modell der Liste.",
  ],
  [
    "A file of this model is damaged or was changed.",
    "Eine Datei dieses Modells ist nicht, was sie sein soll: Sie ist beschädigt oder wurde geändert.",
  ],
  [
    "Download again: only the damaged file is fetched. If it happens again, do not use this source.",
    "Laden Sie noch einmal: Nur die beschädigte Datei wird neu geholt. Geschieht es wieder, verwenden Sie diese Quelle nicht.",
  ],
  ["This model is not in the list.", "Dieses Modell steht nicht in der Liste."],
  ["Choose another model.", "Wählen Sie ein anderes Modell."],
  ["Not all files of this model are on this device.", "Nicht alle Dateien dieses Modells sind auf diesem Gerät."],
  [
    "Download it in Models, or choose another model.",
    "Laden Sie es unter Modelle, oder wählen Sie ein anderes Modell.",
  ],
  [
    "The engine that runs models on this device could not be started.",
    "Die Engine, die Modelle auf diesem Gerät ausführt, ließ sich nicht starten.",
  ],
  [
    "Check the connection and try again. Then it is kept for offline use.",
    "Prüfen Sie die Verbindung und versuchen Sie es noch einmal: Ist sie einmal da, bleibt sie auch offline.",
  ],
  ["The model stopped, and I do not know why.", "Das Modell hielt an, aus einem Grund, den Parley nicht kennt."],
  ["Try again, or choose another model.", "Versuchen Sie es noch einmal, oder wählen Sie ein anderes Modell."],
  ["Runs well on this device.", "Läuft auf diesem Gerät gut."],
  [
    "Needs 16-bit calculation, which this graphics card does not have.",
    "Braucht Rechnen mit 16 Bit, das diese Grafikkarte nicht kann.",
  ],
  [
    "There is no graphics card here: it would run on the processor, very slowly.",
    "Hier ist keine Grafikkarte: Es liefe auf dem Prozessor, sehr langsam.",
  ],
  [
    "Needs pieces of {needed} GB at once and this browser gives {given} GB.",
    "Braucht Stücke von {needed} GB auf einmal, und dieser Browser gibt {given} GB.",
  ],
  [
    "Needs {needed} GB of graphics memory and this device can give about {given} GB.",
    "Braucht {needed} GB Grafikspeicher, und dieses Gerät kann etwa {given} GB geben.",
  ],
  ["Needs {needed} GB of storage and {given} GB are free.", "Braucht {needed} GB Speicher, und {given} GB sind frei."],
];

const german = sayingBy(rows);

/** What the library of models says, with German figures. */
export function saidOfModels(sentence: string): string {
  const said = german(sentence);
  return said.replace(/(\d)\.(\d) GB/gu, "$1,$2 GB");
}

import type { modelProblems as english } from "../../en/dialogs/model-problems";

export const modelProblems: typeof english = {
  "no-webgpu":
    "Diesem Browser fehlt WebGPU, das Modelle auf diesem Gerät brauchen. " +
    "Nehmen Sie einen aktuellen Chrome, Edge oder Safari. Der eingebaute Assistent, ein Server auf diesem " +
    "Rechner oder ein API-Schlüssel kommen ohne aus.",
  "no-adapter":
    "Dieser Browser lässt Seiten keine Grafikkarte verwenden. Schalten Sie in den Einstellungen des Browsers " +
    "die Hardwarebeschleunigung ein, oder erneuern Sie den Grafiktreiber. " +
    "Der eingebaute Assistent, ein Server auf diesem Rechner oder ein API-Schlüssel kommen ohne aus.",
  "no-f16":
    "Diese Grafikkarte rechnet nicht mit 16-Bit-Zahlen, die dieses Modell braucht. Wählen Sie seine Fassung q4f32.",
  "device-lost":
    "Die Grafikkarte hat das Modell verloren, während es antwortete. Senden Sie die Nachricht noch einmal: " +
    "Das Modell wird neu geladen. Geschieht es wieder, wählen Sie ein kleineres Modell.",
  "out-of-memory":
    "Die Grafikkarte hat zu wenig freien Speicher für dieses Modell. " +
    "Schließen Sie andere große Tabs und Programme, oder wählen Sie ein kleineres Modell.",
  quota:
    "Der Browser hat keinen Platz mehr, um dieses Modell zu speichern. " +
    "Löschen Sie ein Modell, das Sie nicht brauchen, oder schaffen Sie Platz auf der Platte und setzen Sie dann " +
    "fort: Was da ist, bleibt.",
  offline: "Dieses Gerät ist offline. Setzen Sie fort, wenn das Netz zurück ist: Was da ist, bleibt.",
  network:
    "Der Server des Modells ist nicht zu erreichen, oder die Verbindung brach ab. Setzen Sie fort: Was da ist, bleibt.",
  "not-found":
    "Eine Datei dieses Modells ist nicht, wo sie sein soll. Prüfen Sie die Adresse des Modells, oder wählen Sie ein anderes.",
  "private-window":
    "Dieses Fenster lässt Seiten keine Dateien speichern, wie private Fenster es tun. " +
    "Öffnen Sie Parley in einem gewöhnlichen Fenster, um ein Modell auf diesem Gerät zu verwenden.",
  "wrong-library":
    "Die Bibliothek des Modells ist keine für WebGPU oder für eine andere Version der Engine gemacht. " +
    "Nehmen Sie eine Fassung für WebLLM 0.2.86, oder wählen Sie ein Modell der Liste.",
  corrupt:
    "Eine Datei dieses Modells ist nicht, was sie sein soll: Sie ist beschädigt oder wurde geändert. " +
    "Laden Sie noch einmal: Nur die beschädigte Datei wird neu geholt. " +
    "Geschieht es wieder, verwenden Sie diese Quelle nicht.",
  "unknown-model": "Dieses Modell steht nicht in der Liste. Wählen Sie ein anderes Modell.",
  "not-downloaded":
    "Nicht alle Dateien dieses Modells sind auf diesem Gerät. Laden Sie es unter Modelle, oder wählen Sie ein anderes Modell.",
  "no-engine":
    "Die Engine, die Modelle auf diesem Gerät ausführt, ließ sich nicht starten. " +
    "Prüfen Sie die Verbindung und versuchen Sie es noch einmal: Ist sie einmal da, bleibt sie auch offline.",
  unexpected:
    "Das Modell hielt an, aus einem Grund, den Parley nicht kennt. Versuchen Sie es noch einmal, oder wählen Sie ein anderes Modell.",
};

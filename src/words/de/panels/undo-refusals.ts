import type { RefusalWords } from "@/commands/registry/refusal-reason";
import type { UndoReason } from "@/graph/document/document-types";

/** Warum sich etwas nicht zurücknehmen oder wiederholen lässt. */
export const undoRefusals: Pick<RefusalWords, UndoReason["why"]> = {
  "nothing-to-undo": () => "Nichts rückgängig zu machen.",
  "nothing-to-redo": () => "Nichts zu wiederholen.",
  "changed-since-undo": () => "Nichts zu wiederholen: Der Graph wurde nach dem letzten Rückgängigmachen geändert.",
  "already-undone": ({ title }) => `„${title}“ ist schon rückgängig gemacht.`,
  "not-undone": ({ title }) => `„${title}“ ist nicht rückgängig gemacht.`,
  "undone-with-more": ({ title }) => `„${title}“ wurde zusammen mit anderem rückgängig gemacht. Wiederholen Sie alles.`,
  "both-or-none": ({ title }) =>
    `„${title}“ hat dieselben Elemente oder Einstellungen geändert, und keines geht ohne das andere zurück. ` +
    "„Rückgängig“ nimmt beide zurück, das neueste zuerst.",
  "later-step": ({ title }) =>
    `Ein späterer Schritt, „${title}“, hat dieselben Elemente oder Einstellungen geändert. Nehmen Sie zuerst diesen zurück.`,
  "later-call": ({ title }) =>
    `Ein späterer Aufruf derselben Nachricht, „${title}“, hat dieselben Elemente oder Einstellungen geändert. ` +
    "Nehmen Sie zuerst diesen zurück.",
  "never-together": ({ title, other }) =>
    `„${title}“ und „${other}“ kämen zusammen zurück und standen nie zusammen. „Rückgängig“ lässt das erste weg.`,
  "ground-is-back": ({ title, other }) =>
    `„${title}“ käme zurück, doch „${other}“, damals rückgängig gemacht, gilt wieder. Nehmen Sie zuerst das zurück.`,
  "ground-is-gone": ({ title, other }) =>
    `„${title}“ käme zurück und beruht auf „${other}“, das rückgängig gemacht ist. Holen Sie zuerst das zurück.`,
  "unknown-step": () => "Dieser Schritt steht nicht mehr im Verlauf.",
  "no-fit": ({ problem }) => `Der Graph passt nicht mehr dazu: „${problem}“`,
};

/** What a form cannot hold of a graph, before it is saved. */
export { exportLosses } from "../src/write/export-losses";
export { type ExportLoss, lossText, lossTexts, saidLoss } from "../src/write/loss-text";

/** What a form cannot hold of a graph, before it is saved. */
export { exportLosses } from "../src/write/export-losses";
export { lossText } from "../src/write/loss-text";
export type { ExportLoss, LossKind } from "../src/write/loss-types";

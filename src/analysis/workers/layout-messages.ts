import type { LayoutRequest } from "../catalog/analysis-types";
import type { WorkNews, WorkOrder } from "./work-messages";

export type LayoutOrder = WorkOrder<LayoutRequest>;

/** The answer: x, y by row. */
export type LayoutNews = WorkNews<Float64Array>;

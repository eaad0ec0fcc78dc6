import * as z from "zod/mini";
import { isJsonObject } from "@/lib/json";
import type { RefusalReason } from "./refusal-reason";

/** Of a stored chat or a recording: an object that says why. Who says it in words looks whether it knows that one. */
export const refusalSchema = z.custom<RefusalReason>(
  (value) => isJsonObject(value) && typeof value["why"] === "string",
  "expected a reason",
);

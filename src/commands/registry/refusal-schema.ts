import * as z from "zod/mini";
import { isJsonObject } from "@/lib/json";
import type { Said } from "@/lib/text/said";
import type { RefusalReason } from "./refusal-reason";

/** Of a stored chat or a recording: an object that says why. Who says it in words looks whether it knows that one. */
export const refusalSchema = z.custom<RefusalReason>(
  (value) => isJsonObject(value) && typeof value["why"] === "string",
  "expected a reason",
);

/** The same of what a command said. */
export const saidSchema = z.array(
  z.custom<Said>((value) => isJsonObject(value) && typeof value["id"] === "string", "expected a sentence"),
);

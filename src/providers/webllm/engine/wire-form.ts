import type { ToWireForm } from "../../adapter-types";
import { firstModel } from "../first-model";
import { engineRefusalOf } from "./engine-rules";
import { toEngineRequest } from "./to-engine-request";

export const toEngineForm: ToWireForm = (request, asked) => {
  const usual = firstModel(true);
  const model = asked.id === "webllm" ? asked.model : usual.id;
  const body = toEngineRequest(request, { modelId: model, contextTokens: usual.contextTokens });
  return { kind: "webllm", model, body, refusal: engineRefusalOf(body) ?? null };
};

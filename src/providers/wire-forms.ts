import { apis } from "@/ai/port/api-table";
import type { ProviderRequest } from "@/ai/port/provider-port";
import type { AskedProvider, WireForm } from "./adapter-types";
import { providerTable } from "./provider-table";

/** A request as each kind of provider would get it, and what its rules say of it. */
export async function wireForms(request: ProviderRequest, asked: AskedProvider): Promise<readonly WireForm[]> {
  const forms = apis.map(({ kind }) => providerTable[kind].wireForm());
  const engineForm = import("./webllm/engine/wire-form").then(({ toEngineForm }) => toEngineForm);
  return (await Promise.all([...forms, engineForm])).map((toForm) => toForm(request, asked));
}

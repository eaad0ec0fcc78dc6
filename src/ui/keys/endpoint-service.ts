import type { EndpointFinding, EndpointQuestion } from "@/ai/port/endpoint-kind";

/** Asks an endpoint that is being set up what it is. Never rejects. */
export interface EndpointService {
  listModels(question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding>;
  /** Also whether it has the model. */
  test(question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding>;
}

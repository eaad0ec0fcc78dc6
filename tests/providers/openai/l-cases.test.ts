import { describeLCases } from "../../support/l-cases";
import { openAiModel } from "../../support/models/openai-model";

describeLCases({ name: "an OpenAI-compatible endpoint over HTTP", notApplicable: {}, model: openAiModel });

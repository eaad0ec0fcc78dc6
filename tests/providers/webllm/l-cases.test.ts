import { describeLCases } from "../../support/l-cases";
import { webLlmModel } from "../../support/models/webllm-model";

describeLCases({ name: "a model in the browser", notApplicable: {}, model: webLlmModel });

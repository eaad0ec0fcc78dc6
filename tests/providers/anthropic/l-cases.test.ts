import { describeLCases } from "../../support/l-cases";
import { anthropicModel } from "../../support/models/anthropic-model";

describeLCases({ name: "Anthropic's Messages API over HTTP", notApplicable: {}, model: anthropicModel });

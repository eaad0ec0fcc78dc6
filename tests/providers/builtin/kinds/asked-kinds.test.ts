import { figures } from "./figures";
import { questions } from "./questions";
import { relations } from "./relations";
import { testKinds } from "./test-kinds";

testKinds({ ...relations, ...questions, ...figures }, 22);

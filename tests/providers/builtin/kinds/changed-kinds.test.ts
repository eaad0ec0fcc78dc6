import { edits } from "./edits";
import { looks } from "./looks";
import { testKinds } from "./test-kinds";

testKinds({ ...looks, ...edits }, 21);

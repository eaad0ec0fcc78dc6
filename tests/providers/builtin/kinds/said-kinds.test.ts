import { everyday } from "./everyday";
import { foreign } from "./foreign";
import { talk } from "./talk";
import { testKinds } from "./test-kinds";

testKinds({ ...talk, ...foreign, ...everyday }, 12);

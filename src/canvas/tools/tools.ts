import { createConnect } from "./connect-tool";
import { createLasso } from "./lasso-tool";
import type { StrokeTool } from "./tool-types";

export const strokeTools: Readonly<Record<"lasso" | "connect", StrokeTool>> = {
  lasso: createLasso,
  connect: createConnect,
};

import { serveLayouts } from "./serve-layouts";

serveLayouts(self);

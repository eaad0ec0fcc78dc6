import "@/lib/network-guard/worker-guard";
import { serveLayouts } from "./serve-layouts";

serveLayouts(self);

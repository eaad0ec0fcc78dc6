import "@/lib/network-guard/worker-guard";
import { serveIndex } from "./serve-index";

serveIndex(self);

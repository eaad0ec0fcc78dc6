import "@/lib/network-guard/worker-guard";
import { runAlgorithm } from "../algorithms/run-algorithm";
import { serveWork } from "./serve-work";

serveWork(self, runAlgorithm);

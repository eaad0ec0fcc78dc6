import "@/lib/network-guard/worker-guard";
import { serveIndex } from "@/knowledge/index/serve-index";
import { createNearInTexts } from "@/providers/builtin/meanings/near-in-texts";
import { fetchMeanings } from "./browser-meanings";

/** The dictionaries come with the first word that is in no text. */
serveIndex(self, (folder) => createNearInTexts(fetchMeanings(folder)));

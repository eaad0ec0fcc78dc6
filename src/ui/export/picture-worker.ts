import "@/lib/network-guard/worker-guard";
import interAddress from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { loadFont, servePicture } from "./serve-picture";

// A worker has none of the page's fonts (fonts.css).
servePicture(self, () => loadFont("Inter Variable", interAddress, "100 900"));

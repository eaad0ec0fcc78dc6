import "@/lib/network-guard/worker-guard";
import interAddress from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { pictureFonts } from "./picture-fonts";
import { servePicture } from "./serve-picture";

// A worker has none of the page's fonts (fonts.css).
servePicture(self, pictureFonts({ family: "Inter Variable", address: interAddress, weight: "100 900" }));

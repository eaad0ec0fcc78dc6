import { modelFolder } from "./model-files";
import type { OwnModelInput } from "./model-library-types";
import type { ModelFacts } from "./model-memory";

type OwnRecord = ModelFacts["own"][number];

const hash = /^sha(256|384|512)-[A-Za-z0-9+/]+=*$/;

/** An address someone typed as a record of the engine, or the sentence that says what is wrong with it. */
export function toOwnRecord({ url, libraryUrl, integrity }: OwnModelInput): OwnRecord | string {
  const model = toAddress(url);
  if (model === undefined)
    return `"${url}" is not a web address. One looks like https://huggingface.co/you/your-model-MLC.`;
  const library = toAddress(libraryUrl);
  if (library === undefined || !library.split(/[?#]/)[0]?.endsWith(".wasm")) {
    return `"${libraryUrl}" is not the address of a model library. One ends in .wasm.`;
  }
  const { library: libraryHash = "", config = "" } = integrity ?? {};
  if ([libraryHash, config].some((text) => text !== "" && !hash.test(text))) {
    return "A hash looks like sha256- and 44 letters, as in a page's integrity attribute.";
  }
  return {
    model,
    model_id: idOf(model),
    model_lib: library,
    integrity: {
      ...(config === "" ? {} : { config }),
      ...(libraryHash === "" ? {} : { model_lib: libraryHash }),
    },
  };
}

function toAddress(text: string): string | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  return url !== undefined && (url.protocol === "https:" || url.protocol === "http:") ? url.href : undefined;
}

/** The last part of the address that names something. */
function idOf(model: string): string {
  const path = new URL(modelFolder({ model })).pathname.replace(/\/resolve\/[^/]+\/$/, "");
  return decodeURIComponent(path.split("/").findLast((part) => part !== "") ?? "") || new URL(model).host;
}

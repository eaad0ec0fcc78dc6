import { acceptedFiles } from "@parley/formats/recognise";

/** Lets the user choose files; none when they think better of it. */
export function pickFiles(accept: string = acceptedFiles): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.multiple = true;
    input.accept = accept;
    input.hidden = true;
    // Some browsers tell nothing of an input that is not on the page.
    document.body.append(input);
    const end = (files: readonly File[]) => {
      input.remove();
      resolve(files);
    };
    input.addEventListener("change", () => end([...(input.files ?? [])]));
    input.addEventListener("cancel", () => end([]));
    input.click();
  });
}

import type { Download } from "@/commands/registry/command-types";

/** Gives the browser a file to keep. */
export function saveDownload({ fileName, mediaType, content }: Download): void {
  const blob = typeof content === "string" ? new Blob([content], { type: mediaType }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

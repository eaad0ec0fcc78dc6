import type { PictureOptions } from "@/commands/registry/command-types";

/** What the form of a picture holds. */
export interface PictureChoice {
  readonly format: "png" | "svg";
  readonly size: "1" | "2" | "4";
  readonly part: "whole" | "view" | "selection";
  readonly theme: "shown" | "light" | "dark";
  readonly isTransparent: boolean;
  readonly hasLegend: boolean;
}

export const initialPicture: PictureChoice = {
  format: "png",
  size: "2",
  part: "whole",
  theme: "shown",
  isTransparent: false,
  hasLegend: true,
};

/** As the command takes it. */
export function pictureOptions({ format, size, part, theme, isTransparent, hasLegend }: PictureChoice): PictureOptions {
  return {
    format,
    scale: Number(size),
    part,
    ...(theme === "shown" ? {} : { theme }),
    background: isTransparent ? "transparent" : "theme",
    legend: hasLegend,
  };
}

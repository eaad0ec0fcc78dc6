/** Words that several panels of the rail share. A new panel's own stand below, as a section more: this file is listed whole. */
export const panes = {
  useSelected: (label: string) => `${label}: take the selected node`,
};

/** Words that several panels of the rail share. */
export const panes = {
  useSelected: (label: string) => `${label}: take the selected node`,
};

/** The ground of a group. */
export const GROUP = { fillOpacity: 0.08, borderWidth: 1, cornerRadius: 10, padding: 16 };

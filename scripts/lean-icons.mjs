// Icons carry a key for each of their lines and the names they once had: nothing reads either. Their lines never change order.

const icons = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** @returns {import("vite").Plugin} */
export function leanIcons() {
  return {
    name: "parley-lean-icons",
    apply: "build",
    transform: {
      filter: { id: icons },
      handler: (code) => ({
        code: code.replaceAll(/, key: "\w+"/g, "").replace(/,\s*aliases: \[[^\]]*\]/, ""),
        map: null,
      }),
    },
  };
}

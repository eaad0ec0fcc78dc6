import { Suspense } from "react";
import { isSettingsPlace } from "@/store/view/settings-places";
import { useServices } from "../services";
import { useView } from "../use-stores";

/** The one dialog that is open. A section of the settings is a place of their page: from one to the next it stays. */
export function Dialogs() {
  const { dialogs } = useServices().features;
  const open = useView((state) => state.dialog);
  if (open === null) return null;
  const Content = dialogs[isSettingsPlace(open) ? "settings" : open];
  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );
}

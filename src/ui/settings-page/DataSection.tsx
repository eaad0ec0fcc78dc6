import { ClearAll } from "../settings/ClearAll";
import { StorageSection } from "../storage/StorageSection";

/** What is kept on this device, and how it is taken away. */
export function DataSection() {
  return (
    <>
      <StorageSection />
      <ClearAll />
    </>
  );
}

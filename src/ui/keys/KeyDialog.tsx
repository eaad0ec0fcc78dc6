import { Dialog } from "../parts/Dialog";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import { KeyForm } from "./KeyForm";

/** The way from a key to the first message, from wherever it is wanted. */
export function KeyDialog() {
  const { view } = useServices();
  const close = () => view.change({ dialog: null });
  return (
    <Dialog title={useWords("chat").useKey} onClose={close}>
      <div className="dialog-body">
        <KeyForm onClose={close} />
      </div>
    </Dialog>
  );
}

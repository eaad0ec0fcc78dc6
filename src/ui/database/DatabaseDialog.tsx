import { useStore } from "zustand";
import { Dialog } from "../parts/Dialog";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { ConnectedPart } from "./ConnectedPart";
import { ConnectForm } from "./ConnectForm";
import { useDeeds } from "./use-deeds";
import "./database.css";

/** A graph database: the way in, and what is shown of it. */
export function DatabaseDialog() {
  const { view, database } = useServices();
  const words = useAllWords("database");
  const deeds = useDeeds();
  const isOpen = useStore(database.store, ({ remote }) => remote !== null);
  const close = () => {
    database.store.setState({ file: null });
    view.change({ dialog: null });
  };
  return (
    <Dialog title={words.title} onClose={close}>
      {deeds &&
        (isOpen ? <ConnectedPart deeds={deeds} onClose={close} /> : <ConnectForm deeds={deeds} onClose={close} />)}
    </Dialog>
  );
}

import { shareMark } from "@parley/formats/recognise";
import { longestLink, packShare } from "@parley/formats/share";
import { Check, Copy, Download, Send, TriangleAlert } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { writeSharedView } from "@/store/session/shared-view";
import { Dialog } from "../parts/Dialog";
import { Switch } from "../parts/Switch";
import { scrollable } from "../parts/scrollable";
import { TextField } from "../parts/TextField";
import { type Services, useServices } from "../services";
import { useAllWords } from "../use-all-words";
import "./share.css";
import { Button } from "../parts/Button";

/** A link that holds the graph, or a file where it is too large for one. */
export function ShareDialog() {
  const services = useServices();
  const words = useAllWords();
  const [withView, setWithView] = useState(true);
  const [withPanels, setWithPanels] = useState(false);
  const link = useLink(services, { withView, withPanels });
  const field = useRef<HTMLInputElement>(null);
  const close = () => services.view.change({ dialog: null });
  const figures = (count: number) => count.toLocaleString(words.language);
  const isTooLong = typeof link === "string" && link.length > longestLink;
  return (
    <Dialog title={words.sharing.title} onClose={close}>
      <div className="dialog-body share" {...scrollable}>
        <p className="lead">{words.sharing.lead}</p>
        <section aria-label={words.sharing.what}>
          <p className="share-always row">
            <Check size={14} strokeWidth={1.75} aria-hidden="true" />
            {words.sharing.graph}
          </p>
          <Switch label={words.sharing.withView} isOn={withView} onChange={setWithView} />
          <Switch label={words.sharing.withPanels} isOn={withPanels} onChange={setWithPanels} />
        </section>
        {link === "unsupported" && <Problem text={words.sharing.unsupported} />}
        {isTooLong && <Problem text={words.sharing.tooLong(figures(link.length), figures(longestLink))} />}
        {!isTooLong && link !== "unsupported" && (
          <section>
            <TextField
              ref={field}
              label={words.sharing.link}
              readOnly
              value={link ?? words.sharing.making}
              onFocus={(event) => event.target.select()}
              onChange={() => undefined}
            />
            <p className="hint num">
              {link === null ? words.sharing.making : words.sharing.size(figures(link.length))}
            </p>
          </section>
        )}
      </div>
      <footer className="dialog-foot">
        <Button icon={Download} className="line" onClick={() => void services.files.saveAsJson()}>
          {words.sharing.asFile}
        </Button>
        {!isTooLong && link !== "unsupported" && <LinkButtons link={link} field={field} />}
      </footer>
    </Dialog>
  );
}

function Problem({ text }: { readonly text: string }) {
  return (
    <p className="note warn" role="status">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

interface LinkButtonsProps {
  readonly link: string | null;
  readonly field: RefObject<HTMLInputElement | null>;
}

function LinkButtons({ link, field }: LinkButtonsProps) {
  const words = useAllWords("sharing");
  const [said, setMessage] = useState("");
  const copy = async () => {
    if (link === null) return;
    try {
      await navigator.clipboard.writeText(link);
      setMessage(words.copied);
    } catch {
      // Forbidden, or an insecure address: the link stands selected.
      field.current?.focus();
      setMessage(words.notCopied);
    }
  };
  const canSend = typeof navigator.share === "function";
  return (
    <>
      <span role="status">{said}</span>
      {canSend && link !== null && (
        <Button icon={Send} className="line" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
          {words.send}
        </Button>
      )}
      <Button icon={Copy} className="ink" disabled={link === null} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </>
  );
}

/** null while it is made. */
function useLink(
  services: Services,
  { withView, withPanels }: { readonly withView: boolean; readonly withPanels: boolean },
): string | "unsupported" | null {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    if (typeof CompressionStream === "undefined") {
      setLink("unsupported");
      return undefined;
    }
    let isCurrent = true;
    setLink(null);
    void packShare(services.document.snapshot(), extraOf(services, withView, withPanels)).then(
      (packed) => {
        const { origin, pathname } = location;
        if (isCurrent) setLink(`${origin}${pathname}${shareMark}${packed}`);
      },
      () => isCurrent && setLink("unsupported"),
    );
    return () => {
      isCurrent = false;
    };
  }, [services, withView, withPanels]);
  return link;
}

function extraOf({ document, view, library }: Services, withView: boolean, withPanels: boolean): string {
  const { flyout, tableHeight, table } = view.getState().panels;
  return writeSharedView({
    ...(withView ? { view: { camera: library.camera(), selection: document.selection } } : {}),
    ...(withPanels ? { panels: { flyout, tableHeight, table } } : {}),
  });
}

import { Dialog } from "../parts/Dialog";
import { useServices } from "../services";

const groups: readonly { readonly title: string; readonly keys: readonly (readonly [string, string])[] }[] = [
  {
    title: "Anywhere",
    keys: [
      ["Ctrl Z", "Undo"],
      ["Ctrl Shift Z or Ctrl Y", "Redo"],
      ["/", "Write a message"],
      ["Ctrl /", "Stop the answer"],
      ["F", "Fit the graph"],
      ["?", "This list"],
    ],
  },
  {
    title: "In the message",
    keys: [
      ["Enter", "Send"],
      ["Shift Enter", "New line"],
      ["↑", "Bring back the last message (empty box)"],
    ],
  },
  {
    title: "On the canvas",
    keys: [
      ["Arrow keys", "To the nearest node that way"],
      ["Tab, Shift Tab", "To the node's next or previous neighbour"],
      ["Home", "To the best connected node"],
      ["Enter", "Select; again: inspect"],
      ["Space", "Add to or take off the selection"],
      ["Esc", "Let go of the node, then of the selection"],
      ["+  −  0", "Zoom in, out, to 100 %"],
      ["Shift F", "Fit the selection"],
    ],
  },
];

/** Just the keys that work. */
export function HelpSheet() {
  const { view, files } = useServices();
  const credited = files.samples.filter(({ source }) => source !== undefined);
  return (
    <Dialog title="Keys and help" onClose={() => view.change({ dialog: null })}>
      <div className="dialog-body">
        <p className="lead">
          Say what you want to know or change, in the chat. Drag moves a node, Shift and drag selects a box, a click on
          the canvas lets go.
        </p>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl className="keys">
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>{what}</dt>
                  <dd>
                    <kbd>{key}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {credited.length > 0 && (
          <section>
            <h3>Where the samples are from</h3>
            {credited.map(({ name, title, source, licence }) => (
              <p key={name} className="credit">
                <b>{title}</b>: {source}. {licence !== undefined && `${licence}.`}
              </p>
            ))}
          </section>
        )}
      </div>
    </Dialog>
  );
}

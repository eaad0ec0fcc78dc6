import type { CanvasTool } from "@/store/view/view-store";
import { findAction } from "../../actions/feature";
import { arrowGroup } from "../../parts/arrow-group";
import { IconButton } from "../../parts/IconButton";
import { useServices } from "../../services";
import { useView, useWords } from "../../use-stores";

const tools: readonly CanvasTool[] = ["select", "lasso", "node", "connect"];

/** What a press on the canvas does. */
export function ToolPill() {
  const services = useServices();
  const { view } = services;
  const words = useWords();
  const armed = useView((state) => state.tool);
  return (
    <div className="float tools" role="toolbar" aria-label={words.canvas.tools} ref={arrowGroup}>
      {tools.map((tool) => {
        const { icon, keys, title } = findAction(services, `tools.${tool}`);
        return (
          icon && (
            <IconButton
              key={tool}
              icon={icon}
              label={title(words)}
              {...(keys?.[0] === undefined ? {} : { keys: keys[0] })}
              aria-pressed={armed === tool}
              onClick={() => view.change({ tool: tool === armed ? "select" : tool })}
            />
          )
        );
      })}
    </div>
  );
}

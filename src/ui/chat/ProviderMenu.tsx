import { Check, ChevronDown, Cloud, Cpu, Settings } from "lucide-react";
import { hostOf } from "@/store/settings-store";
import { Menu } from "../parts/Menu";
import { useServices } from "../services";
import { useSettings, useWords } from "../use-stores";

/** Who answers, and what leaves the device for it. Can be changed in mid-conversation. */
export function ProviderMenu() {
  const { settings, view } = useServices();
  const words = useWords().chat;
  const provider = useSettings((state) => state.provider);
  const baseUrl = useSettings((state) => state.baseUrl);
  const model = useSettings((state) => state.model);
  const isReady = baseUrl !== "" && model !== "";
  const isBuiltin = provider === "builtin";
  const who = isBuiltin ? words.builtin : model || words.endpoint;
  const leaves = isBuiltin ? words.nothingLeaves : words.sendsTo(hostOf(baseUrl));
  const Icon = isBuiltin ? Cpu : Cloud;
  const choose = (id: "builtin" | "openai") => {
    if (id === "openai" && !isReady) view.change({ dialog: "settings" });
    else settings.change({ provider: id });
  };
  const button = (
    <>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{who}</b> · {leaves}
      </span>
      <ChevronDown size={12} strokeWidth={2} aria-hidden="true" />
    </>
  );
  return (
    <Menu
      label={words.who(who, leaves)}
      title={`${who} · ${leaves}`}
      buttonClass="provider"
      menuClass="up wide"
      button={button}
    >
      <button type="button" role="menuitemradio" aria-checked={isBuiltin} onClick={() => choose("builtin")}>
        <Cpu size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>
          {words.builtinLong} <small>{words.builtinHint}</small>
        </span>
        {isBuiltin && <Check className="push" size={14} strokeWidth={1.75} aria-hidden="true" />}
      </button>
      <button type="button" role="menuitemradio" aria-checked={!isBuiltin} onClick={() => choose("openai")}>
        <Cloud size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>
          {isReady ? words.modelAt(model, hostOf(baseUrl)) : words.yourEndpoint}
          <small>{isReady ? words.endpointHint : words.endpointNeeds}</small>
        </span>
        {!isBuiltin && <Check className="push" size={14} strokeWidth={1.75} aria-hidden="true" />}
      </button>
      <hr />
      <button type="button" role="menuitem" onClick={() => view.change({ dialog: "settings" })}>
        <Settings size={16} strokeWidth={1.75} aria-hidden="true" />
        {words.openSettings}
      </button>
    </Menu>
  );
}

import { localStore } from "../../data/device/page-storage.ts";
import { oneOf } from "../../domain/basics/schema.ts";
import { storedJson } from "../../domain/basics/stored-json.ts";

const KEY = "parvis.help-key";
const helpKey = () => storedJson(localStore(), KEY, oneOf(["on", "off"]));

/** A key that acts everywhere gets in the way of those who speak to their device, so it can be switched off (RGAA 12.10). */
export function isHelpKeyOn(): boolean {
  return helpKey().read() !== "off";
}

export function setHelpKey(isOn: boolean): void {
  helpKey().write(isOn ? "on" : "off");
}

export function isHelpPress(event: KeyboardEvent): boolean {
  if (event.key !== "?" || event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  return !isField(document.activeElement) && document.querySelector("dialog:modal") === null;
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(FIELDS));
}

const FIELDS = "input, textarea, select, [role=combobox], [role=textbox]";

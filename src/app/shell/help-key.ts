import { isFreePress } from "../../ui/free-press.ts";
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
  return event.key === "?" && isFreePress(event);
}

import { sessionStore } from "../../data/device/page-storage.ts";
import { reload, updates } from "./update-flow.ts";

const KEY = "parvis.version-mismatch";
const SCRIPT = /<script[^>]* src="(\/assets\/[^"]+)"/u;

/** Compares this page with what its worker serves. Rejects when the worker does not answer. */
export async function checkVersion(): Promise<void> {
  const ownScript = document.querySelector('script[src^="/assets/"]')?.getAttribute("src");
  if (typeof ownScript !== "string" || navigator.serviceWorker.controller === null) return;
  const served = await fetch("/index.html");
  const html = served.ok ? await served.text() : "";
  const offerReload = (): void => updates.offer(reload);
  reloadOnVersionMismatch(html, { storage: sessionStore(), ownScript, offerReload });
}

interface VersionPorts {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly ownScript: string;
  readonly offerReload: () => void;
}

/** A new version may take over before this page listens. A mismatch after the reload is no new version. */
export function reloadOnVersionMismatch(html: string, ports: VersionPorts): void {
  const { storage, ownScript, offerReload } = ports;
  const [, script = ownScript] = SCRIPT.exec(html) ?? [];
  if (script === ownScript || storage.getItem(KEY) === ownScript) return;
  storage.setItem(KEY, ownScript);
  offerReload();
}

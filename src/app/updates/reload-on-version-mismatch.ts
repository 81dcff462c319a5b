const KEY = "parvis.overtaken";
const SCRIPT = /<script[^>]* src="(\/assets\/[^"]+)"/u;

interface OvertakenPorts {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  /** The address of the first script of this page. */
  readonly ownScript: string;
  /** The page that the worker in office gives, as HTML; empty without one. */
  readonly pageOfWorker: () => Promise<string>;
  /** Offers to load the page again. */
  readonly follow: () => void;
}

/**
 * A new version may take over while this page is still being loaded, before it can listen: the page is then of one version and
 * its worker of another, and no event tells. The page follows once; what still differs afterwards is no new version.
 */
export async function followIfOvertaken(ports: OvertakenPorts): Promise<void> {
  const { storage, ownScript, pageOfWorker, follow } = ports;
  const [, script = ownScript] = SCRIPT.exec(await pageOfWorker()) ?? [];
  if (script === ownScript || storage.getItem(KEY) === ownScript) return;
  storage.setItem(KEY, ownScript);
  follow();
}

import { FILL_SHELL, KEEP_SEEN, SERVE, SKIP_WAITING } from "../../../sw/messages.ts";
import { FIRST_CONTENT_MS_MAX } from "../../clock/waits.ts";
import { sessionStore } from "../../data/device/page-storage.ts";
import { exactText } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { minimumVersion } from "../../remote/config/minimum-version.ts";
import { keepCurrent } from "./keep-current.ts";
import { offerTakeOver, waitForNetworkIdle } from "./take-over.ts";
import { reload, updates } from "./update-flow.ts";
// Asked for when it is said, it would come through the present worker and keep it at work, and the next one waits for its rest.
import "./update-banners.tsx";

export interface WorkerNotices {
  readonly onOfflineReady: () => void;
}

/** A new version takes over when there is no unsaved work; the page then reloads (guard-page.ts). */
export async function registerWorker({ onOfflineReady }: WorkerNotices): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  if (navigator.serviceWorker.controller === null) whenServed(navigator.serviceWorker);
  const watched = new WeakSet<ServiceWorkerRegistration>();
  const register = async (): Promise<ServiceWorkerRegistration> => {
    const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/" });
    if (!watched.has(registration)) watchWorkers(registration, onOfflineReady);
    watched.add(registration);
    return registration;
  };
  await register();
  keepCurrent({
    // A first installation that failed left no registration behind.
    update: async () => {
      // Without an answer it is asked again at the next look.
      checkVersion().catch(() => undefined);
      return (await register()).update();
    },
    readMinimum: () => minimumVersion(),
  });
}

/** The map of a first visit came past the worker: without network it would be grey. The browser notes 250 addresses at most. */
function whenServed(container: ServiceWorkerContainer): void {
  const keepSeen = (): void => {
    const seen = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const pictures = seen.filter(({ initiatorType }) => initiatorType === "img").map(({ name }) => name);
    container.controller?.postMessage({ type: KEEP_SEEN, pictures });
  };
  container.addEventListener("controllerchange", keepSeen, { once: true });
}

/** Workers that wait, install or come later (F48; why not workbox-window: docs/decisions/0018). */
function watchWorkers(registration: ServiceWorkerRegistration, onOfflineReady: () => void): void {
  const follow = (worker: ServiceWorker | null): void => {
    if (worker === null) return;
    const isFirst = registration.active === null;
    const look = (): void => {
      if (isFirst && worker.state === "activated") onOfflineReady();
      // Whatever waits at that moment: a later one may have taken the place of this one.
      if (!isFirst && worker.state === "installed")
        offerTakeOver(() => registration.waiting?.postMessage({ type: SKIP_WAITING }));
    };
    worker.addEventListener("statechange", look);
    look();
    if (isFirst && worker.state === "installing")
      void waitForNetworkIdle(FIRST_CONTENT_MS_MAX).then(() =>
        registration.installing?.postMessage({ type: FILL_SHELL }),
      );
  };
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.waiting);
  follow(registration.installing);
  // A page that opens while the first worker takes over is served by none. One that was reloaded past its worker may be of another version.
  const script = ownScript();
  if (navigator.serviceWorker.controller === null && script !== undefined)
    registration.active?.postMessage({ type: SERVE, script });
}

function ownScript(): string | undefined {
  return document.querySelector('script[src^="/assets/"]')?.getAttribute("src") ?? undefined;
}

const KEY = "parvis.version-mismatch";
const SCRIPT = /<script[^>]* src="(\/assets\/[^"]+)"/u;

/** Compares this page with what its worker serves. Rejects when the worker does not answer. */
async function checkVersion(): Promise<void> {
  const own = ownScript();
  if (own === undefined || navigator.serviceWorker.controller === null) return;
  const served = await fetch("/index.html");
  const html = served.ok ? await served.text() : "";
  const offerReload = (): void => updates.offer(reload);
  reloadOnVersionMismatch(html, { storage: sessionStore(), ownScript: own, offerReload });
}

interface VersionPorts {
  readonly storage: KeyValueStorage;
  readonly ownScript: string;
  readonly offerReload: () => void;
}

/** A new version may take over before this page listens. A mismatch after the reload is no new version. */
export function reloadOnVersionMismatch(html: string, ports: VersionPorts): void {
  const { storage, ownScript, offerReload } = ports;
  const [, script = ownScript] = SCRIPT.exec(html) ?? [];
  const reloadedFrom = storedJson(storage, KEY, exactText);
  if (script === ownScript || reloadedFrom.read() === ownScript) return;
  if (reloadedFrom.write(ownScript)) offerReload();
}

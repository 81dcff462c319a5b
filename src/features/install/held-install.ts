import { listenerList } from "../../domain/basics/listeners.ts";
import { installWayOf, type InstallWay } from "./install-way.ts";

/** What Chromium fires when the app may be installed; no standard has it yet. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

interface Held {
  readonly event: InstallEvent | undefined;
  readonly isInstalled: boolean;
}

let held: Held = { event: undefined, isInstalled: false };
const listeners = listenerList();

/**
 * Keeps the browser's offer to install for when the person asks for it. It listens before anything else is loaded: the
 * event comes once, and may come at once.
 *
 * @param onInstalled once, when the app was installed from this page or from the browser's menu
 * @returns stops listening and forgets
 */
export function holdInstall(onInstalled: () => void): () => void {
  const onOffer = (event: Event): void => {
    event.preventDefault();
    become({ event: event as InstallEvent, isInstalled: false });
  };
  const onDone = (): void => {
    become({ event: undefined, isInstalled: true });
    onInstalled();
  };
  addEventListener("beforeinstallprompt", onOffer);
  addEventListener("appinstalled", onDone);
  return () => {
    removeEventListener("beforeinstallprompt", onOffer);
    removeEventListener("appinstalled", onDone);
    become({ event: undefined, isInstalled: false });
  };
}

/** Asks the person, with the browser's own question. An event asks once: it is gone whatever the answer. */
export async function askToInstall(): Promise<"accepted" | "dismissed" | undefined> {
  const { event } = held;
  if (event === undefined) return undefined;
  become({ ...held, event: undefined });
  await event.prompt();
  return (await event.userChoice).outcome;
}

export function installWay(): InstallWay {
  return installWayOf({
    isHeld: held.event !== undefined,
    isInstalled: held.isInstalled || isRunAsApp(),
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });
}

export const watchInstall = listeners.subscribe;

/** Safari on an iPhone says it in a property of its own. */
function isRunAsApp(): boolean {
  return matchMedia("(display-mode: standalone)").matches || Reflect.get(navigator, "standalone") === true;
}

function become(next: Held): void {
  held = next;
  listeners.notify();
}

import { msg } from "@lingui/core/macro";
import { listenerList } from "../../domain/basics/listeners.ts";
import { i18n } from "../../i18n/activate-locale.ts";
import { toast } from "../../ui/toast.ts";

/** Chromium's `beforeinstallprompt`, which is in no standard. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

interface InstallState {
  readonly event: InstallPromptEvent | undefined;
  readonly isInstalled: boolean;
}

let current: InstallState = { event: undefined, isInstalled: false };
const listeners = listenerList();

/** Called before anything else is loaded: the browser fires the event once, possibly at once. @returns stops */
export function deferInstallPrompt(): () => void {
  const onOffer = (event: Event): void => {
    event.preventDefault();
    update({ event: event as InstallPromptEvent, isInstalled: false });
  };
  const onDone = (): void => {
    update({ event: undefined, isInstalled: true });
    toast(i18n._(msg`Merci. Parvis est installé sur cet appareil.`), "success");
  };
  addEventListener("beforeinstallprompt", onOffer);
  addEventListener("appinstalled", onDone);
  return () => {
    removeEventListener("beforeinstallprompt", onOffer);
    removeEventListener("appinstalled", onDone);
    update({ event: undefined, isInstalled: false });
  };
}

function update(next: InstallState): void {
  current = next;
  listeners.notify();
}

/** What the browser offered, and who waits for it to change. */
export const installState = {
  get: () => current,
  subscribe: listeners.subscribe,
  /** The offer can be taken once, whatever the answer. */
  takeEvent(): InstallPromptEvent | undefined {
    const { event } = current;
    if (event !== undefined) update({ ...current, event: undefined });
    return event;
  },
} as const;

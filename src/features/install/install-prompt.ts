import { msg } from "@lingui/core/macro";
import { useSyncExternalStore } from "react";
import { listenerList } from "../../domain/basics/listeners.ts";
import { i18n } from "../../i18n/activate-locale.ts";
import { toast } from "../../ui/toast.ts";

/** `instructions`: the browser fires no event, the command is in its menu. */
export type InstallWay = "prompt" | "instructions" | "installed" | "none";

export interface InstallFacts {
  readonly hasPrompt: boolean;
  readonly isInstalled: boolean;
  readonly userAgent: string;
  readonly touchPoints: number;
}

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

/** Shows the browser's prompt; it can be shown once, whatever the answer. */
export async function askToInstall(): Promise<"accepted" | "dismissed" | undefined> {
  const { event } = current;
  if (event === undefined) return undefined;
  update({ ...current, event: undefined });
  await event.prompt();
  return (await event.userChoice).outcome;
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(listeners.subscribe, installWay);
}

function installWay(): InstallWay {
  return installWayOf({
    hasPrompt: current.event !== undefined,
    isInstalled: current.isInstalled || isRunAsApp(),
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });
}

/** Safari on an iPhone has a property of its own. */
function isRunAsApp(): boolean {
  return matchMedia("(display-mode: standalone)").matches || Reflect.get(navigator, "standalone") === true;
}

function update(next: InstallState): void {
  current = next;
  listeners.notify();
}

export function installWayOf({ hasPrompt, isInstalled, userAgent, touchPoints }: InstallFacts): InstallWay {
  if (isInstalled) return "installed";
  if (hasPrompt) return "prompt";
  return isAppleHandheldSafari(userAgent, touchPoints) ? "instructions" : "none";
}

/** An iPad says it is a Mac, and no Mac has a touch screen. Other browsers there name themselves; in-app pages omit « Safari ». */
function isAppleHandheldSafari(userAgent: string, touchPoints: number): boolean {
  const isHandheld = /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && touchPoints > 1);
  return (
    isHandheld && /Version\/\S+.*Safari\//u.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//u.test(userAgent)
  );
}

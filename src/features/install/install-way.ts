import { useSyncExternalStore } from "react";
import { installState } from "./install-prompt.ts";

/** `instructions`: the browser fires no event, the command is in its menu. */
export type InstallWay = "prompt" | "instructions" | "installed" | "none";

export interface InstallFacts {
  readonly hasPrompt: boolean;
  readonly isInstalled: boolean;
  readonly userAgent: string;
  readonly touchPoints: number;
}

/** Shows the browser's prompt; it can be shown once, whatever the answer. */
export async function askToInstall(): Promise<"accepted" | "dismissed" | undefined> {
  const event = installState.takeEvent();
  if (event === undefined) return undefined;
  await event.prompt();
  return (await event.userChoice).outcome;
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(installState.subscribe, installWay);
}

function installWay(): InstallWay {
  const current = installState.get();
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

/** How Parvis can be installed here. `words`: no event will come, the person finds it in a menu. */
export type InstallWay = "prompt" | "words" | "installed" | "none";

export interface InstallFacts {
  /** The browser gave an event to ask with. */
  readonly isHeld: boolean;
  /** The page runs as an app, or became one since. */
  readonly isInstalled: boolean;
  readonly userAgent: string;
  readonly touchPoints: number;
}

export function installWayOf({ isHeld, isInstalled, userAgent, touchPoints }: InstallFacts): InstallWay {
  if (isInstalled) return "installed";
  if (isHeld) return "prompt";
  return isAppleHandheldSafari(userAgent, touchPoints) ? "words" : "none";
}

/** An iPad says it is a Mac, and no Mac has a touch screen. Other browsers there name themselves; pages inside apps leave Safari out. */
function isAppleHandheldSafari(userAgent: string, touchPoints: number): boolean {
  const isHandheld = /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && touchPoints > 1);
  return (
    isHandheld && /Version\/\S+.*Safari\//u.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//u.test(userAgent)
  );
}

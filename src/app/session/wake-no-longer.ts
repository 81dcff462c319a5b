import { systemClock } from "../../clock/system-clock.ts";
import { LEAVING_MS_MAX } from "../../clock/waits.ts";
import { pushCallables } from "../../remote/callables/push-callables.ts";
import { forgetThisBrowser } from "../../remote/push/forget-this-browser.ts";
import { thisBrowser } from "../../remote/push/this-browser.ts";

/** This browser belongs to the next person. Nobody waits long for it: what is sent to somebody else says nothing there (F50). */
export function wakeNoLonger(): Promise<unknown> {
  const late = new Promise((resolve) => systemClock.after(LEAVING_MS_MAX, () => resolve(undefined)));
  return Promise.race([forgetThisBrowser({ calls: pushCallables, browser: thisBrowser }), late]);
}

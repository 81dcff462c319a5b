/** A lazy script for closed tabs. Built by `sw/plugin`, loaded by background-sync.ts only. */
import { deviceEngine } from "../replication/outbox/device-engine.ts";
import { systemClock } from "../src/clock/system-clock.ts";
import { CLIENT_VERSION } from "../src/data/device/client-version.ts";
import { showOnIcon } from "../src/data/device/app-icon.ts";
import { preventRecreation } from "../src/data/device/device-handle.ts";
import { openDevice } from "../src/data/device/open-device.ts";
import { countStillHere } from "../src/data/device/read-still-here.ts";
import { isOlderVersion } from "../src/domain/basics/version.ts";
import { cloudOrigins } from "../src/remote/config/cloud-origins.ts";
import { minimumVersion } from "../src/remote/config/minimum-version.ts";
import { endpoints } from "../src/remote/endpoints.ts";
import { storedUser } from "../src/remote/auth-store.ts";
import { flushUntilEmpty } from "./flush-until-empty.ts";
import { freshTokens } from "./fresh-token.ts";

/** For the person signed in here only (P8). Rejects when the browser had better come back later. */
export async function sendOutbox(): Promise<void> {
  const user = await storedUser();
  if (user === undefined) return;
  // What an older version asked for stays in the outbox until the new version sends it.
  if (await isTooOld()) return;
  // The page may take it off this device at any moment: after a guest's move to an account, or when somebody leaves.
  const device = preventRecreation(openDevice(user.uid));
  try {
    const fetchHere: typeof fetch = (input, init) => fetch(input, init);
    const ports = { fetch: fetchHere, tokens: cloudOrigins().tokens, now: systemClock.now };
    const engine = deviceEngine({
      device,
      fetch: fetchHere,
      token: freshTokens(user, ports),
      baseUrl: endpoints().api,
      version: CLIENT_VERSION,
      onOutdated: () => engine.stop(),
    });
    await flushUntilEmpty(engine);
  } finally {
    // The page that counts on the app's icon may be closed.
    await countStillHere(device)
      .then((count) => showOnIcon(count, navigator))
      .catch(() => undefined);
    device.close();
  }
}

async function isTooOld(): Promise<boolean> {
  const minimum = await minimumVersion();
  return minimum.ok && isOlderVersion(CLIENT_VERSION, minimum.value);
}

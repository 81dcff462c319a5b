import { openDevice } from "../../src/data/device/open-device.ts";
import { openReplica } from "../../src/data/replica/open-replica.ts";
import { cardId } from "../../src/shared/collection/card-id.ts";
import { aModerator } from "../../tests/examples/accounts.ts";
import { bringCity, drawScreen, type ScreenName } from "./screen.tsx";
import { timed } from "./timed.ts";
import { whenThere } from "./when-there.ts";

/** Milliseconds until a screen shows its first row, over a replica that an earlier page filled. */
export async function opening(screen: ScreenName): Promise<number> {
  return timed(async () => {
    const replica = await openReplica("bench");
    const device = openDevice(`bench-${screen}`);
    await bringCity(replica);
    drawScreen(screen, { device, replica, actor: aModerator() });
    await whenThere(() => document.querySelector(`[id^="${cardId("")}"]`));
  });
}

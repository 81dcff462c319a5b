import { adoptDevice } from "../../data/device/adopt-device.ts";
import { openDevice, type DeviceDatabase } from "../../data/device/open-device.ts";
import { handOverSharedFiles } from "../../data/device/shared-files.ts";
import type { AppStore } from "../app-state.ts";
import { untilState } from "../store.ts";
import { forgetAdoption, type Adoption } from "./adoption.ts";
import { whenUnused } from "./device-use.ts";

/** Each database is given back when no page of this device works in it any more, however long that takes. */
export async function finishAdoptions(
  store: AppStore,
  storage: Storage,
  mine: readonly Adoption[],
): Promise<void> {
  for (const adoption of mine) {
    await untilState(store, ({ actor, device }) => actor?.uid !== adoption.to || device !== undefined);
    await whenUnused(adoption.from, async () => {
      const { actor, device } = store.get();
      if (actor?.uid !== adoption.to || device === undefined) return;
      await finish(adoption.from, device);
      forgetAdoption(storage, adoption);
    });
  }
}

async function finish(fromUid: string, device: DeviceDatabase): Promise<void> {
  const former = openDevice(fromUid);
  await adoptDevice(former, device);
  await handOverSharedFiles(former.name, device.name);
  former.close();
  // Its copy of what the city told goes too: a name with a uid tells who was here (P8).
  const { deleteAccountData } = await import("../../data/device/delete-account-data.ts");
  await deleteAccountData(fromUid, "nothing");
}

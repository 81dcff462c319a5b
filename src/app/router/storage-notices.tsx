import { rememberedDrafts } from "../../data/device/eviction-sentinel.ts";
import { localStore } from "../../data/device/page-storage.ts";
import { waitingOwner } from "../../data/device/waiting-owner.ts";
import { useAppFields, useAppState, useAppStore } from "../app-state.ts";
import { lazyExtra } from "../lazy-screen.ts";
import { beginAnew } from "../session/eviction-notice.ts";

const EvictionNotice = lazyExtra(
  "EvictionNotice",
  () => import("../../features/offline/storage-notices.tsx"),
);
const GuestReplacedNotice = lazyExtra(
  "GuestReplacedNotice",
  () => import("../../features/offline/storage-notices.tsx"),
);
const WaitingOwnerNotice = lazyExtra(
  "WaitingOwnerNotice",
  () => import("../../features/offline/waiting-owner-notice.tsx"),
);
const NoStorageNotice = lazyExtra(
  "NoStorageNotice",
  () => import("../../features/offline/storage-notices.tsx"),
);

export function StorageNotices() {
  const store = useAppStore();
  const { keepsData, evictedUnsent, guestReplaced, device } = useAppFields(
    "keepsData",
    "evictedUnsent",
    "guestReplaced",
    "device",
  );
  const isGuest = useAppState(({ actor }) => actor?.isGuest === true);
  const owner = isGuest ? waitingOwner(localStore()) : undefined;
  return (
    <>
      {keepsData ? null : <NoStorageNotice />}
      {owner === undefined || owner.unsent === 0 ? null : <WaitingOwnerNotice owner={owner} />}
      {guestReplaced && evictedUnsent === undefined ? (
        <GuestReplacedNotice onUnderstood={() => store.set({ guestReplaced: false })} />
      ) : null}
      {evictedUnsent === undefined ? null : (
        <EvictionNotice
          unsent={evictedUnsent}
          drafts={device === undefined ? 0 : rememberedDrafts(device.name)}
          onUnderstood={() => void beginAnew(store)}
        />
      )}
    </>
  );
}

import { Suspense } from "react";
import { useAppFields, useAppStore } from "../app-state.ts";
import { lazyScreen } from "../lazy-screen.ts";
import { beginAnew } from "../session/eviction-notice.ts";

const EvictionNotice = lazyScreen(
  "EvictionNotice",
  () => import("../../features/offline/storage-notices.tsx"),
);
const GuestReplacedNotice = lazyScreen(
  "GuestReplacedNotice",
  () => import("../../features/offline/storage-notices.tsx"),
);
const NoStorageNotice = lazyScreen(
  "NoStorageNotice",
  () => import("../../features/offline/storage-notices.tsx"),
);

export function StorageNotices() {
  const store = useAppStore();
  const { keepsData, evictedUnsent, guestReplaced } = useAppFields(
    "keepsData",
    "evictedUnsent",
    "guestReplaced",
  );
  return (
    <Suspense fallback={null}>
      {keepsData ? null : <NoStorageNotice />}
      {guestReplaced && evictedUnsent === undefined ? (
        <GuestReplacedNotice onUnderstood={() => store.set({ guestReplaced: false })} />
      ) : null}
      {evictedUnsent === undefined ? null : (
        <EvictionNotice unsent={evictedUnsent} onUnderstood={() => void beginAnew(store)} />
      )}
    </Suspense>
  );
}

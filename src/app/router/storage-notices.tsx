import { lazy, Suspense } from "react";
import { withWords } from "../../i18n/activate-locale.ts";
import { useAppState, useAppStore } from "../startup/app-context.ts";
import { beginAnew } from "../startup/watch-storage.ts";

const EvictionNotice = lazy(async () => ({
  default: (await withWords(import("../../features/offline/storage-notices.tsx"))).EvictionNotice,
}));
const GuestReplacedNotice = lazy(async () => ({
  default: (await withWords(import("../../features/offline/storage-notices.tsx"))).GuestReplacedNotice,
}));
const NoStorageNotice = lazy(async () => ({
  default: (await withWords(import("../../features/offline/storage-notices.tsx"))).NoStorageNotice,
}));

/** What the device could not keep is said above everything else, on every screen. */
export function StorageNotices() {
  const store = useAppStore();
  const { keepsData, emptied, guestReplaced } = useAppState();
  return (
    <Suspense fallback={null}>
      {keepsData ? null : <NoStorageNotice />}
      {guestReplaced && emptied === undefined ? (
        <GuestReplacedNotice onUnderstood={() => store.set({ guestReplaced: false })} />
      ) : null}
      {emptied === undefined ? null : (
        <EvictionNotice unsent={emptied} onUnderstood={() => void beginAnew(store)} />
      )}
    </Suspense>
  );
}

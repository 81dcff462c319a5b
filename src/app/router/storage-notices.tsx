import { lazy, Suspense } from "react";
import { withWords } from "../../i18n/activate-locale.ts";
import { useAppState, useAppStore } from "../app-state.ts";
import { beginAnew } from "../session/eviction-notice.ts";

const EmptiedNotice = lazy(async () => ({
  default: (await withWords(import("../../features/offline/storage-notices.tsx"))).EmptiedNotice,
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
  const keepsData = useAppState((state) => state.keepsData);
  const evictedUnsent = useAppState((state) => state.evictedUnsent);
  const guestReplaced = useAppState((state) => state.guestReplaced);
  return (
    <Suspense fallback={null}>
      {keepsData ? null : <NoStorageNotice />}
      {guestReplaced && evictedUnsent === undefined ? (
        <GuestReplacedNotice onUnderstood={() => store.set({ guestReplaced: false })} />
      ) : null}
      {evictedUnsent === undefined ? null : (
        <EmptiedNotice unsent={evictedUnsent} onUnderstood={() => void beginAnew(store)} />
      )}
    </Suspense>
  );
}

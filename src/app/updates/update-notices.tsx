import { useSyncExternalStore } from "react";
import { isOutdated, onMinimumChange } from "../../data/device/outdated.ts";
import { lazyExtra } from "../lazy-screen.ts";
import styles from "./update-notices.module.css";
import { updates } from "./update-flow.ts";

const UpdateBanner = lazyExtra("UpdateBanner", () => import("./update-banners.tsx"));
const OutdatedBanner = lazyExtra("OutdatedBanner", () => import("./update-banners.tsx"));

export function UpdateNotices() {
  const isReady = useSyncExternalStore(updates.subscribe, updates.isWaiting);
  const isComing = useSyncExternalStore(updates.subscribe, updates.isComing);
  const outdated = useSyncExternalStore(onMinimumChange, isOutdated);
  return (
    <output className={styles.region}>
      {isReady || isComing ? <UpdateBanner isComing={isComing} /> : null}
      {outdated && !isReady && !isComing ? <OutdatedBanner /> : null}
    </output>
  );
}

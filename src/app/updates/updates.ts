import { isAnyPageAtWork, onMaybeIdle } from "./unsaved-work.ts";
import { updateFlow } from "./update-flow.ts";

/** This page's way to a new version. */
export const updates = updateFlow({ isAtWork: isAnyPageAtWork, onMaybeIdle });

export function reload(): void {
  location.reload();
}

import type { Activity } from "./activity.ts";

/** Nobody else has a place. */
export function isFull({ capacity, goingCount }: Pick<Activity, "capacity" | "goingCount">): boolean {
  return capacity !== null && goingCount >= capacity;
}

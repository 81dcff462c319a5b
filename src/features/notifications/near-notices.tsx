import { useEffect } from "react";
import { useNotices } from "../../data/notifications/use-notices.ts";
import { useUnreadCount } from "../../data/notifications/use-notifications.ts";
import type { CityId } from "../../domain/city/city.ts";

interface NearNoticesProps {
  readonly cityId: CityId;
  readonly onCount: (count: number | undefined) => void;
}

/** Counts with what this device finds near the places that the person watches. */
export function NearNotices({ cityId, onCount }: NearNoticesProps) {
  const count = useUnreadCount(cityId, useNotices(cityId));
  useEffect(() => {
    onCount(count);
    return () => onCount(undefined);
  }, [count, onCount]);
  return null;
}

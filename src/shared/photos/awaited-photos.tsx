import { Plural } from "@lingui/react/macro";
import { useNow } from "../../data/device/use-clock.ts";
import { awaitedPhotos } from "../../domain/content/awaited-photos.ts";
import type { Content } from "../../domain/content/content.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import { isUnsent } from "../commands/content-sync.ts";

interface AwaitedPhotosProps {
  readonly content: Pick<Content, "photos" | "createdAt" | "number">;
  readonly mine: boolean;
  readonly sync: SyncState | null;
}

/** Nobody awaits the photos of what is on this device alone, and they are here. */
export function AwaitedPhotos({ content, mine, sync }: AwaitedPhotosProps) {
  const awaited = awaitedPhotos(content, useNow());
  if (awaited === 0 || isUnsent(content, { mine, sync })) return null;
  return (
    <p>
      <Plural value={awaited} one="# photo attendue" other="# photos attendues" />
    </p>
  );
}

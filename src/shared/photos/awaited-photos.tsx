import { Plural } from "@lingui/react/macro";
import { useNow } from "../../data/device/use-clock.ts";
import { awaitedPhotos } from "../../domain/content/awaited-photos.ts";
import type { Content } from "../../domain/content/content.ts";

export function AwaitedPhotos({ content }: { readonly content: Pick<Content, "photos" | "createdAt"> }) {
  const awaited = awaitedPhotos(content, useNow());
  if (awaited === 0) return null;
  return (
    <p>
      <Plural value={awaited} one="# photo attendue" other="# photos attendues" />
    </p>
  );
}

import { useEffect, useEffectEvent, useState } from "react";
import type { PhotoRow } from "../../../data/device/rows.ts";
import { heldMasker } from "../../../data/photos/masker.ts";
import { useBlobUrl } from "../../../data/photos/use-blob-url.ts";
import { LazyMaskDialog } from "./lazy-mask-dialog.tsx";
import { useMasking } from "./use-masking.ts";

interface MaskHeldPhotoProps {
  readonly photo: PhotoRow;
  readonly rank: number;
  /** Null where nothing is masked. */
  readonly onDone: (masked: PhotoRow | null) => void;
}

/** The tool over a photo that lies nowhere on the device yet, open until it is left. */
export function MaskHeldPhoto({ photo, rank, onDone }: MaskHeldPhotoProps) {
  const [version, setVersion] = useState(photo);
  const masker = heldMasker(version, (next) => setVersion((before) => ({ ...before, ...next })));
  const masking = useMasking(masker, { isOpen: true });
  useOnceLeft(masking.isOpen, () => onDone(version.blob === photo.blob ? null : version));
  return <LazyMaskDialog photo={version} url={useBlobUrl(version.blob)} rank={rank} masking={masking} />;
}

/** With the photo as the last mark left it: one may still be painted when the tool is asked to close. */
function useOnceLeft(isOpen: boolean, leave: () => void): void {
  const left = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen) left();
  }, [isOpen]);
}

import { useRef, useState } from "react";
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
  const last = useRef(photo);
  const masker = heldMasker(version, (next) => {
    last.current = { ...last.current, ...next };
    setVersion(last.current);
  });
  const masking = useMasking(masker, {
    isOpen: true,
    onClose: () => onDone(last.current.blob === photo.blob ? null : last.current),
  });
  return <LazyMaskDialog photo={version} url={useBlobUrl(version.blob)} rank={rank} masking={masking} />;
}

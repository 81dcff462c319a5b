import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import type { PhotoRow } from "../../../data/device/rows.ts";
import { heldMasker } from "../../../data/photos/masker.ts";
import { useBlobUrl } from "../../../data/photos/use-blob-url.ts";
import { ok } from "../../../domain/basics/result.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LazyMaskDialog } from "./lazy-mask-dialog.tsx";
import { useMasking } from "./use-masking.ts";

interface MaskHeldPhotoProps {
  readonly photo: PhotoRow;
  readonly rank: number;
  /** Null where nothing is masked, or the tool was left without « Valider ». */
  readonly onDone: (masked: PhotoRow | null) => void;
}

/** The tool over a photo that lies nowhere on the device yet, open until it is left. */
export function MaskHeldPhoto({ photo, rank, onDone }: MaskHeldPhotoProps) {
  const { t } = useLingui();
  const [version, setVersion] = useState(photo);
  const masker = heldMasker(version, (next) => {
    setVersion((before) => ({ ...before, ...next }));
    return Promise.resolve(ok(undefined));
  });
  const masking = useMasking(masker, { isOpen: true });
  useOnceLeft(masking.isOpen, () => onDone(version.blob === photo.blob ? null : version));
  const [opened, setOpened] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const isPainted = masking.isMasking || version.blob !== photo.blob;
  return (
    <>
      <LazyMaskDialog
        // A browser closes a dialog at the second Escape: who stays has it open again.
        key={opened}
        photo={version}
        url={useBlobUrl(version.blob)}
        rank={rank}
        masking={masking}
        onLeave={() => (isPainted ? setAsking(true) : onDone(null))}
        doneWords={<Trans>Valider</Trans>}
      />
      <Dialog
        title={t`Quitter sans masquer la photo ?`}
        open={isAsking}
        onClose={() => {
          setAsking(false);
          setOpened(opened + 1);
        }}
        actions={
          <Button kind="danger" onClick={() => onDone(null)}>
            <Trans>Quitter sans masquer</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Rien ne sera envoyé : la photo reste visible comme avant.</Trans>
        </p>
      </Dialog>
    </>
  );
}

/** With the photo as the last mark left it: one may still be painted when the tool is asked to close. */
function useOnceLeft(isOpen: boolean, leave: () => void): void {
  const left = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen) left();
  }, [isOpen]);
}

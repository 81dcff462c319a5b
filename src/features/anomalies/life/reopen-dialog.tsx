import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { PHOTOS_PER_REPORT_MAX } from "../../../domain/limits/limits.ts";
import { useKeptPhotos } from "../../../shared/photos/use-kept-photos.ts";
import { ChosenPhotos } from "../../../shared/photos/chosen-photos.tsx";
import { useAct } from "./use-act.ts";
import { WordsDialog } from "./words-dialog.tsx";

interface ReopenDialogProps {
  readonly anomaly: Anomaly;
  /** It is kept on this device. */
  readonly onSent?: (() => void) | undefined;
  readonly onClose: () => void;
}

export function ReopenDialog({ anomaly, onSent, onClose }: ReopenDialogProps) {
  const { t } = useLingui();
  const { act } = useAct(anomaly);
  const owner = `reopen ${anomaly.id}`;
  const [photos, choosePhotos] = useKeptPhotos(owner);
  const [isPreparing, setPreparing] = useState(false);
  return (
    <WordsDialog
      anomaly={anomaly}
      name="reopen"
      onSend={async (payload) => {
        const announced = photos.map(({ id, alt }) => ({ id, alt }));
        const sent = await act("reopen-anomaly", { ...payload, photos: announced }, photos);
        if (sent.ok) {
          void choosePhotos(() => []);
          onSent?.();
        }
        return sent;
      }}
      title={t`Demander la réouverture`}
      label={t`Pourquoi, lu par tous`}
      isPreparing={isPreparing}
      onClose={onClose}
    >
      <ChosenPhotos
        legend={<Trans>Photo d’aujourd’hui</Trans>}
        id={owner}
        cityId={anomaly.cityId}
        max={PHOTOS_PER_REPORT_MAX}
        photos={photos}
        onChange={choosePhotos}
        onPreparing={setPreparing}
      />
    </WordsDialog>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { useState } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { CLAIM_PHOTOS_MAX } from "../../../domain/limits/limits.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import { ChosenPhotos } from "../../../shared/photos/chosen-photos.tsx";
import { useKeptPhotos } from "../../../shared/photos/use-kept-photos.ts";
import { useAct } from "./use-act.ts";

interface ClaimDialogProps {
  readonly anomaly: Anomaly;
  readonly onClose: () => void;
}

/** « C’est résolu », with what shows it (ANO-20). */
export function ClaimDialog({ anomaly, onClose }: ClaimDialogProps) {
  const { t } = useLingui();
  const { act } = useAct(anomaly);
  const owner = `claim ${anomaly.id}`;
  const [photos, choosePhotos] = useKeptPhotos(owner);
  const [isPreparing, setPreparing] = useState(false);
  return (
    <FormDialog
      title={t`Indiquer comme résolue`}
      submitWords={<Trans>C’est résolu</Trans>}
      icon={<Check />}
      open
      isPreparing={isPreparing}
      onClose={onClose}
      check={() => []}
      onSend={async () => {
        const announced = photos.map(({ id, alt }) => ({ id, alt }));
        const shown = announced.length === 0 ? {} : { photos: announced };
        const sent = await act("claim-resolved", { anomalyId: anomaly.id, ...shown }, photos);
        if (sent.ok) void choosePhotos(() => []);
        return sent;
      }}
    >
      {() => (
        <>
          <p>
            <Trans>Ne photographiez ni visages ni plaques : masquez-les avant d’envoyer.</Trans>
          </p>
          <ChosenPhotos
            legend={<Trans>Photo d’aujourd’hui (facultatif)</Trans>}
            id={owner}
            cityId={anomaly.cityId}
            max={CLAIM_PHOTOS_MAX}
            photos={photos}
            onChange={choosePhotos}
            onPreparing={setPreparing}
          />
        </>
      )}
    </FormDialog>
  );
}

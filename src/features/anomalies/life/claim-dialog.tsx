import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { useState } from "react";
import type { PhotoRow } from "../../../data/device/rows.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { Result } from "../../../domain/basics/result.ts";
import { CLAIM_PHOTOS_MAX } from "../../../domain/limits/limits.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import { ChosenPhotos } from "../../../shared/photos/chosen-photos.tsx";
import { useKeptPhotos } from "../../../shared/photos/use-kept-photos.ts";

interface ClaimDialogProps {
  readonly anomaly: Anomaly;
  readonly onClaim: (photos: readonly PhotoRow[]) => Promise<Result<unknown, SendProblem>>;
  readonly onClose: () => void;
}

/** « C’est résolu », with what shows it (ANO-20). */
export function ClaimDialog({ anomaly, onClaim, onClose }: ClaimDialogProps) {
  const { t } = useLingui();
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
        const sent = await onClaim(photos);
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
            legend={<Trans>Photo d’aujourd’hui</Trans>}
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

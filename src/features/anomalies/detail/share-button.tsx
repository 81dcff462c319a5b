import { Trans, useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { anomalyTitle } from "../../../domain/anomaly/anomaly-title.ts";
import { shareLink } from "../../../shared/collection/share-link.ts";

/** « Partager »: by the device's own sheet where it has one, else the link is copied. */
export function ShareButton({ anomaly }: { readonly anomaly: Anomaly }) {
  const { t } = useLingui();
  const path = pathOf("MapAnomaly", { cityId: anomaly.cityId, anomalyId: anomaly.id });
  const url = new URL(path, location.origin).href;
  const share = async () => {
    const done = await shareLink({ title: anomalyTitle(anomaly), url });
    if (done === "copied") toast(t`Lien copié.`, "success");
    if (done === "failed") toast(t`Le lien n’a pas pu être copié. Copiez-le ici : ${url}`, "error");
  };
  return (
    <Button icon={<Share2 />} onClick={() => void share()}>
      <Trans>Partager</Trans>
    </Button>
  );
}

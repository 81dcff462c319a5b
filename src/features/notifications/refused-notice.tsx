import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useStillHere } from "../../data/outbox/use-outbox.ts";
import { Banner } from "../../ui/banner.tsx";

/** What the town refused is known to this device alone: no server tells it, and it is not over when it is read. */
export function RefusedNotice() {
  const { t } = useLingui();
  const { refused, refusedPhotos, toReview } = useStillHere() ?? {
    refused: 0,
    refusedPhotos: 0,
    toReview: 0,
  };
  const count = refused + refusedPhotos + toReview;
  if (count === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t`${plural(count, { one: "# envoi n’a pas été accepté", other: "# envois n’ont pas été acceptés" })}`}
    >
      <Trans>Ouvrez les envois, en haut de la page, pour savoir pourquoi et les reprendre.</Trans>
    </Banner>
  );
}

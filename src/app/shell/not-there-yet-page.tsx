import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useParams } from "react-router-dom";
import { cityIdOf } from "../../domain/city/city.ts";
import type { LaterPlace } from "../../domain/navigation/later-places.ts";
import { mapPathOf } from "../../domain/navigation/map-path.ts";
import { buttonClass } from "../../ui/button.tsx";
import { QuietSquare } from "../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { ownCityId, useAppState } from "../app-state.ts";

interface LaterWords {
  readonly title: MessageDescriptor;
  readonly sentence: MessageDescriptor;
}

const LATER = {
  NotificationSettings: {
    title: msg`Réglages des notifications`,
    sentence: msg`Vous choisirez ici quand et comment être prévenu.`,
  },
} as const satisfies Record<LaterPlace, LaterWords>;

export function NotThereYetPage({ place }: { readonly place: LaterPlace }) {
  const { t } = useLingui();
  const { title, sentence } = LATER[place];
  const own = useAppState(ownCityId);
  // Not by Home: it may lead back to this very place.
  const cityId = cityIdOf(useParams()["cityId"] ?? "") ?? own;
  return (
    <Page>
      <PageHeading title={t(title)} />
      <EmptyState
        drawing={<QuietSquare />}
        title={
          <>
            <Trans>Bientôt disponible.</Trans> {t(sentence)}
          </>
        }
        action={
          <Link className={buttonClass("primary")} to={mapPathOf(cityId)}>
            <Trans>Revenir à la carte</Trans>
          </Link>
        }
      />
    </Page>
  );
}

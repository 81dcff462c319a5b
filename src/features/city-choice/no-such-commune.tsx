import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import { mapPathOf } from "../../domain/navigation/map-path.ts";
import { atCity } from "../../i18n/city-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { NothingFound } from "../../ui/drawings/nothing-found.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Actions, Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";

/** The national index is complete: what it lacks is no commune, and nobody need be asked (CITY-29). */
export function NoSuchCommune({ code }: { readonly code: CityId }) {
  return (
    <Banner tone="info" title={<Trans>Aucune commune de France n’a le code {code}</Trans>}>
      <p>
        <Trans>Vérifiez l’adresse, ou cherchez la commune par son nom.</Trans>
      </p>
    </Banner>
  );
}

interface NoSuchCommunePageProps {
  readonly code: CityId;
  readonly mineName: string;
  readonly onBack: () => void;
}

export function NoSuchCommunePage({ code, mineName, onBack }: NoSuchCommunePageProps) {
  const { t, i18n } = useLingui();
  const atName = atCity(i18n, mineName);
  return (
    <Page>
      <PageHeading title={t`Commune introuvable`} />
      <EmptyState
        drawing={<NothingFound />}
        title={
          <Trans>
            Aucune commune de France n’a le code {code}. Vérifiez l’adresse, ou cherchez la commune par son
            nom.
          </Trans>
        }
        action={
          <Actions>
            <Link className={buttonClass("primary")} to={mapPathOf(undefined)}>
              <Trans>Chercher une commune</Trans>
            </Link>
            <Button onClick={onBack}>
              <Trans>Rester {atName}</Trans>
            </Button>
          </Actions>
        }
      />
    </Page>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import { mapPathOf } from "../../domain/navigation/map-path.ts";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { buttonClass } from "../../ui/button.tsx";

export function MapLink({ cityId }: { readonly cityId: CityId | undefined }) {
  const { t } = useLingui();
  if (cityId === undefined) {
    return (
      <Link className={buttonClass("quiet")} to={ROUTES.Home} aria-label={t`Revenir à l’accueil`}>
        <ArrowLeft aria-hidden="true" size={20} />
        <Trans>Accueil</Trans>
      </Link>
    );
  }
  return (
    <Link className={buttonClass("quiet")} to={mapPathOf(cityId)} aria-label={t`Revenir à la carte`}>
      <ArrowLeft aria-hidden="true" size={20} />
      <Trans>Carte</Trans>
    </Link>
  );
}

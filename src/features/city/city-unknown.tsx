import { Trans } from "@lingui/react/macro";
import { MapPinOff } from "lucide-react";
import { Link } from "react-router-dom";
import { NO_CITY_ID } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";

/** The commune of the address is not on this device yet. */
export function CityUnknown({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} hidden />
      <EmptyState
        drawing={<MapPinOff />}
        title={
          <Trans>Cette commune n’est pas sur cet appareil. Elle sera cherchée au retour du réseau.</Trans>
        }
        action={
          <Link className={buttonClass()} to={pathOf("MapOnboarding", { cityId: NO_CITY_ID })}>
            <Trans>Choisir ma commune</Trans>
          </Link>
        }
      />
    </>
  );
}

import { Trans } from "@lingui/react/macro";
import { MapPinOff } from "lucide-react";
import { Link } from "react-router-dom";
import { useOnline } from "../../data/device/use-online.ts";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import { NO_CITY_ID } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Actions } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AgainButton } from "../reading/again-button.tsx";

/** The commune of the address is not on this device yet: it is on its way, or it is said why not (P13). */
export function CityNotHere() {
  const online = useOnline();
  const awaited = useAwaited(true);
  if (awaited) return <Skeleton shape="card" count={4} />;
  return (
    <EmptyState
      drawing={<MapPinOff />}
      title={
        online ? (
          <Trans>
            Cette commune n’est pas sur cet appareil, et le serveur tarde à répondre. Elle s’affichera dès
            qu’elle arrivera.
          </Trans>
        ) : (
          <Trans>Cette commune n’est pas sur cet appareil. Elle sera cherchée au retour du réseau.</Trans>
        )
      }
      action={
        <Actions>
          {online ? <AgainButton /> : null}
          <Link className={buttonClass()} to={pathOf("MapOnboarding", { cityId: NO_CITY_ID })}>
            <Trans>Choisir ma commune</Trans>
          </Link>
        </Actions>
      }
    />
  );
}

import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import { NO_CITY_ID } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NotReceived } from "../reading/not-received.tsx";

/** The commune of the address is not on this device yet: it is on its way, or it is said why not (P13). */
export function CityNotHere() {
  const awaited = useAwaited(true);
  if (awaited) return <Skeleton shape="card" count={4} />;
  return (
    <NotReceived
      action={
        <Link className={buttonClass()} to={pathOf("MapOnboarding", { cityId: NO_CITY_ID })}>
          <Trans>Choisir ma commune</Trans>
        </Link>
      }
    >
      <Trans>Cette commune n’est pas encore sur cet appareil.</Trans>
    </NotReceived>
  );
}

import { Trans } from "@lingui/react/macro";
import { Clock, Landmark, Phone } from "lucide-react";
import { useEffect, useState } from "react";
import type { City } from "../../../domain/city/city.ts";
import { latOf, lngOf } from "../../../domain/place/place.ts";
import { reverseAddress } from "../../../remote/addresses/reverse-address.ts";
import styles from "../city.module.css";
import { adjacentAddress } from "./adjacent-address.ts";
import { PhoneLink } from "./phone-link.tsx";

/** How to reach the town hall, as far as the commune says (CITY-26). */
export function TownHall({ city }: { readonly city: City }) {
  const { phone, hours } = city.townHall;
  return (
    <>
      <WhereItIs city={city} />
      {phone === "" ? null : (
        <li>
          <Phone aria-hidden="true" size={18} />
          <span>
            <Trans>Téléphone de la mairie :</Trans> <PhoneLink phone={phone} />
          </span>
        </li>
      )}
      {hours === "" ? null : (
        <li>
          <Clock aria-hidden="true" size={18} />
          <span>
            <Trans>Ouverture de la mairie :</Trans>
            <br />
            <span className={styles.lines}>{hours}</span>
          </span>
        </li>
      )}
    </>
  );
}

function WhereItIs({ city }: { readonly city: City }) {
  const { positionCityHall, townHall } = city;
  const lat = latOf(positionCityHall);
  const lng = lngOf(positionCityHall);
  return (
    <li>
      <Landmark aria-hidden="true" size={18} />
      <span>
        {townHall.address === "" ? <NoAddress city={city} /> : <Address townHall={townHall} />}
        <a
          href={`https://www.openstreetmap.org/directions?to=${lat},${lng}`}
          target="_blank"
          rel="noreferrer"
        >
          <Trans>Itinéraire vers la mairie (nouvelle fenêtre)</Trans>
        </a>{" "}
        {townHall.address === "" ? null : <Approximate city={city} />}
      </span>
    </li>
  );
}

/** As the commune gave it: nobody needs numbers beside it (CITY-30). */
function Address({ townHall }: Pick<City, "townHall">) {
  return (
    <>
      <Trans>Mairie :</Trans>
      <br />
      <span className={styles.lines}>{townHall.address}</span>
      <br />
    </>
  );
}

/** The point, and the address next to it, said to be no more than that (CITY-27). */
function NoAddress({ city }: { readonly city: City }) {
  const nearest = useNearestAddress(city);
  const point = pointOf(city);
  return (
    <>
      <Trans>Mairie : {point}</Trans> <Approximate city={city} />
      <br />
      {nearest === undefined ? null : (
        <>
          <Trans>Adresse la plus proche : {nearest}</Trans>
          <br />
        </>
      )}
    </>
  );
}

function Approximate({ city: { approximate } }: { readonly city: City }) {
  return approximate ? <Trans>(position approximative)</Trans> : null;
}

function pointOf({ positionCityHall }: City): string {
  return `${latOf(positionCityHall).toFixed(4)}, ${lngOf(positionCityHall).toFixed(4)}`;
}

/** Where the town hall's point is exact. The worker keeps the answer for when there is no network (GEO-6). */
function useNearestAddress(city: City): string | undefined {
  const [found, setFound] = useState<string>();
  const { id, positionCityHall, approximate } = city;
  const { latE6, lngE6 } = positionCityHall;
  useEffect(() => {
    if (approximate) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await reverseAddress({ latE6, lngE6 }, { signal: leaving.signal });
      if (leaving.signal.aborted || !answer.ok || answer.value === null) return;
      setFound(adjacentAddress(answer.value, id));
    };
    void ask();
    return () => leaving.abort();
  }, [approximate, id, latE6, lngE6]);
  return approximate ? undefined : found;
}

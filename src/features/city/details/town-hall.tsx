import { Trans } from "@lingui/react/macro";
import { Clock, Landmark, Phone, Route } from "lucide-react";
import { useEffect, useState } from "react";
import type { City } from "../../../domain/city/city.ts";
import { latOf, lngOf } from "../../../domain/place/place.ts";
import { IN_FRENCH } from "../../../i18n/locales.ts";
import { reverseAddress } from "../../../remote/addresses/reverse-address.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { WriteToTownHall } from "../../../shared/city/town-hall-letter.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Actions, Section } from "../../../ui/page.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "../city.module.css";
import { adjacentAddress } from "./adjacent-address.ts";
import { telephoneOf } from "./phone-link.tsx";

/** In French, like every letter to a town hall. */
const EMPTY_LETTER = `Madame, Monsieur,

Je souhaite porter à votre attention ce qui suit :

Je vous remercie de votre réponse.`;

/** How to reach the town hall, as far as the commune says (CITY-26). */
export function TownHall({ city }: { readonly city: City }) {
  const { hours } = city.townHall;
  return (
    <Section card title={<Trans>La mairie</Trans>}>
      <ul className={styles.facts}>
        <WhereItIs city={city} />
        {hours === "" ? null : (
          <li>
            <Clock aria-hidden="true" size={18} />
            <span className={styles.lines}>{hours}</span>
          </li>
        )}
      </ul>
      <Ways city={city} />
      <WriteToTownHall
        city={city}
        subject={`À la mairie ${ofCity(IN_FRENCH, city.name)}`}
        text={EMPTY_LETTER}
        isTemplate
      />
    </Section>
  );
}

/** Nobody is led to where the town hall may not be: its place is known once the city was heard. */
function Ways({ city }: { readonly city: City }) {
  const { positionCityHall, rev } = city;
  const { phone, address } = city.townHall;
  const isPlaced = rev > 0 || address !== "";
  if (phone === "" && !isPlaced) return null;
  return (
    <Actions>
      {phone === "" ? null : (
        <a className={buttonClass("primary")} href={telephoneOf(phone)}>
          <Phone aria-hidden="true" size={20} />
          <Trans>Appeler le {phone}</Trans>
        </a>
      )}
      {isPlaced ? (
        <a
          className={buttonClass()}
          href={`https://www.openstreetmap.org/directions?to=${latOf(positionCityHall)},${lngOf(positionCityHall)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Route aria-hidden="true" size={20} />
          <Trans>Itinéraire</Trans>
          <VisuallyHidden>
            <Trans>vers la mairie (nouvelle fenêtre)</Trans>
          </VisuallyHidden>
        </a>
      ) : null}
    </Actions>
  );
}

function WhereItIs({ city }: { readonly city: City }) {
  const { townHall } = city;
  return (
    <li>
      <Landmark aria-hidden="true" size={18} />
      <span>
        {townHall.address === "" ? (
          <NoAddress city={city} />
        ) : (
          <span className={styles.lines}>{townHall.address}</span>
        )}
      </span>
    </li>
  );
}

/** The address next to the town hall's point, said to be no more than that (CITY-27). */
function NoAddress({ city }: { readonly city: City }) {
  const nearest = useNearestAddress(city);
  if (nearest !== undefined) return <Trans>Adresse la plus proche : {nearest}</Trans>;
  // Chosen here, and not heard from the city yet.
  if (city.rev === 0) return <Trans>Son adresse n’est pas encore sur cet appareil</Trans>;
  if (city.approximate) return <Trans>Adresse non renseignée ; position approximative</Trans>;
  return <Trans>Adresse non renseignée</Trans>;
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

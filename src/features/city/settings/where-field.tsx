import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import type { City } from "../../../domain/city/city.ts";
import type { Place } from "../../../domain/place/place.ts";
import { currentPosition, type PositionProblem } from "../../../remote/position/current-position.ts";
import { Actions } from "../../../ui/page.tsx";
import { Button } from "../../../ui/button.tsx";
import { AddressSearch } from "../../../shared/place/address-search.tsx";

const POSITION_WORDS = {
  unsupported: msg`Cet appareil ne donne pas sa position. Cherchez l’adresse.`,
  denied: msg`La position est refusée par ce navigateur. Cherchez l’adresse.`,
  unavailable: msg`La position n’a pas pu être trouvée. Cherchez l’adresse.`,
  too_slow: msg`La position met trop de temps à venir. Cherchez l’adresse.`,
} as const satisfies Record<PositionProblem["code"], MessageDescriptor>;

const LOCATING = msg`Recherche de votre position…`;
const LOCATED = msg`Position trouvée.`;

const NONE_KNOWN = () => [];

interface WhereFieldProps {
  readonly id: string;
  readonly city: City;
  /** Null while what is typed is no place yet. */
  readonly onFound: (place: Place | null) => void;
  readonly problem: string | undefined;
}

/** By its address, or where the device is: no map is needed, and the second needs no network. */
export function WhereField({ id, city, onFound, problem }: WhereFieldProps) {
  const { t } = useLingui();
  /** A position that was found begins the search anew. */
  const [locatedCount, setLocatedCount] = useState(0);
  const [position, setPosition] = useState<MessageDescriptor | null>(null);
  const locate = async () => {
    setPosition(LOCATING);
    const found = await currentPosition();
    setPosition(found.ok ? LOCATED : POSITION_WORDS[found.problem.code]);
    if (!found.ok) return;
    setLocatedCount(locatedCount + 1);
    onFound(found.value.place);
  };
  return (
    <>
      <AddressSearch
        key={locatedCount}
        id={id}
        label={t`Adresse du lieu`}
        city={city}
        known={NONE_KNOWN}
        problem={problem}
        onTyped={() => onFound(null)}
        onPick={({ place }) => {
          setPosition(null);
          onFound(place);
        }}
        renderEmpty={({ answer }) =>
          answer?.from === "known" ? (
            <p>
              <Trans>La recherche d’adresses ne répond pas. Utilisez votre position.</Trans>
            </p>
          ) : null
        }
      />
      <Actions>
        <Button icon={<LocateFixed />} onClick={() => void locate()}>
          <Trans>Utiliser ma position</Trans>
        </Button>
        <output>{position === null ? null : t(position)}</output>
      </Actions>
    </>
  );
}

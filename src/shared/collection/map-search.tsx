import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, Filter, Lightbulb, MapPin, TriangleAlert, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import { Combobox } from "../../ui/combobox.tsx";
import type { AddressChoice, KnownAddress } from "../place/known-addresses.ts";
import { useAddressChoices } from "../place/use-address-choices.ts";
import {
  useCommuneSearch,
  type FoundContent,
  type SearchedCollection,
} from "../search/use-commune-search.ts";
import styles from "./map-search.module.css";

type Choice =
  | ({ readonly kind: "item"; readonly label: string } & FoundContent)
  | ({ readonly kind: "address" } & AddressChoice)
  | { readonly kind: "filter"; readonly id: string; readonly label: string };

interface MapSearchProps {
  readonly cityId: CityId;
  readonly placeholder?: string;
  readonly known: () => readonly KnownAddress[];
  /** What the map is of: found before the others. */
  readonly collection: SearchedCollection;
  readonly onGo: (place: Place) => void;
  /** The words by which the items are filtered. */
  readonly filterText: string;
  readonly onFilter: (text: string) => void;
}

const FOUND_MAX = 4;
/** Of what the map is not of. */
const OTHERS_MAX = 2;

const ICONS = {
  anomalies: TriangleAlert,
  activities: CalendarDays,
  ideas: Lightbulb,
} as const satisfies Record<SearchedCollection, LucideIcon>;

/** One field for what this device knows of the commune, places and addresses, and to filter by words. */
export function MapSearch(props: MapSearchProps) {
  const { cityId, placeholder, known, collection, onGo, filterText, onFilter } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [text, setText] = useState(filterText);
  const [picked, setPicked] = useState(filterText);
  const asked = text === picked ? "" : text.trim();
  const addresses = useAddressChoices(asked, cityId, known)?.choices ?? [];
  const contents = useCommuneSearch(cityId, asked).found?.contents ?? [];
  const choices: readonly Choice[] =
    asked === ""
      ? []
      : [
          ...shownOf(contents, collection).map((found) => ({
            kind: "item" as const,
            label: found.title,
            ...found,
          })),
          ...addresses.slice(0, FOUND_MAX).map((address) => ({ kind: "address" as const, ...address })),
          { kind: "filter", id: "filter", label: asked },
        ];
  const pick = (choice: Choice) => {
    const said = choice.kind === "item" ? "" : choice.label;
    setText(said);
    setPicked(said);
    if (choice.kind === "item")
      void navigate({
        pathname: choice.path,
        ...(choice.collection === collection && { search: query.toString() }),
      });
    if (choice.kind === "address") onGo(choice.place);
    if (choice.kind === "filter") onFilter(choice.label);
  };
  const count = Math.max(0, choices.length - 1);
  return (
    <Combobox<Choice>
      pill
      label={t`Rechercher`}
      placeholder={placeholder ?? t`Anomalie, rue, lieu…`}
      text={text}
      onText={(typed) => {
        setText(typed);
        if (typed === "" && filterText !== "") onFilter("");
      }}
      items={choices}
      itemKey={({ kind, id }) => `${kind} ${id}`}
      itemText={({ label }) => label}
      renderItem={(choice) => <ChoiceRow choice={choice} />}
      onPick={pick}
      {...(count > 0 && { status: t`${plural(count, { one: "# résultat", other: "# résultats" })}` })}
    />
  );
}

function shownOf(found: readonly FoundContent[], collection: SearchedCollection): readonly FoundContent[] {
  const own = found.filter((one) => one.collection === collection);
  const others = found.filter((one) => one.collection !== collection);
  return [...own.slice(0, FOUND_MAX), ...others.slice(0, OTHERS_MAX)];
}

function ChoiceRow({ choice }: { readonly choice: Choice }) {
  switch (choice.kind) {
    case "item": {
      const Icon = ICONS[choice.collection];
      return (
        <span className={styles.choice}>
          <Icon aria-hidden="true" size={20} />
          <span>
            {choice.label}
            <span className={styles.detail}>{choice.detail}</span>
          </span>
        </span>
      );
    }
    case "address":
      return (
        <span className={styles.choice}>
          <MapPin aria-hidden="true" size={20} />
          {choice.label}
        </span>
      );
    case "filter":
      return (
        <span className={styles.choice}>
          <Filter aria-hidden="true" size={20} />
          <Trans>Ne montrer que « {choice.label} »</Trans>
        </span>
      );
  }
}

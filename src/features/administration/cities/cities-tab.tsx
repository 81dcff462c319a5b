import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { ADMIN_PAGE, type CityHealth } from "../../../domain/administration/question.ts";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { searchCommunes } from "../../../remote/communes/search-communes.ts";
import { Section } from "../../../ui/page.tsx";
import styles from "../administration.module.css";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { useCursor } from "../../../shared/reading/use-cursor.ts";
import { Pager } from "../../../shared/reading/pager.tsx";
import { ReadingFrame } from "../../../shared/reading/reading-frame.tsx";
import { SearchBar } from "../search-bar.tsx";
import { useCommunes } from "../use-communes.ts";
import { useQuestion } from "../use-question.ts";
import { CitiesTable, type CitiesProps } from "./cities-table.tsx";
import { CityRow } from "./city-row.tsx";
import { CityTotals } from "./city-totals.tsx";
import { ClosedCityRow } from "./closed-city-row.tsx";

const FIRST_PAGE = "cities-1";

/** Every commune that is open, and by its name any of France. */
export function CitiesTab() {
  const { t } = useLingui();
  const communes = useCommunes();
  const pages = useCursor();
  const [text, setText] = useState("");
  const found = useMemo(
    () => (text === "" || communes === undefined ? null : searchCommunes(communes, text, ADMIN_PAGE).entries),
    [communes, text],
  );
  const ids = found?.map(({ code }) => code) ?? null;
  const isFirst = ids === null && pages.isFirst;
  const reading = useQuestion(
    "cities",
    { ids, after: ids === null ? pages.after : null },
    isFirst ? FIRST_PAGE : null,
  );
  return (
    <Section
      title={<Trans>Communes</Trans>}
      hint={<Trans>Les communes ouvertes dans Parvis. Pour en ouvrir une autre, cherchez son nom.</Trans>}
    >
      <SearchBar label={t`Nom ou code postal`} onSearch={setText} />
      <ReadingFrame reading={reading}>
        {({ items, next }) => (
          <>
            <CityTotals cities={items} isPart={found !== null || !pages.isFirst || next !== null} />
            <Rows
              cities={found === null ? needingFirst(items) : items}
              found={found}
              isReadOnly={reading.asOf !== null}
              onChanged={reading.askAgain}
            />
            <p className={styles.note}>
              <Trans>
                « À examiner » compte les contenus à vérifier, signalés ou contestés. « À traiter », dans la
                barre, y ajoute ceux qui sont sans réponse ou à revoir.
              </Trans>
            </p>
          </>
        )}
      </ReadingFrame>
      <Pager pages={pages} next={reading.answer?.next} />
    </Section>
  );
}

/** Somebody lives there or reported something there, and nobody answers them. */
function needingFirst(cities: readonly CityHealth[]): readonly CityHealth[] {
  const isSome = (count: CityHealth["open" | "residents"]): boolean => count !== null && count !== 0;
  const needs = ({ moderatorsCount, residents, open }: CityHealth): boolean =>
    moderatorsCount === 0 && (isSome(residents) || isSome(open));
  return [...cities.filter(needs), ...cities.filter((city) => !needs(city))];
}

interface RowsProps extends Omit<CitiesProps, "closed"> {
  readonly found: readonly CommuneEntry[] | null;
}

function Rows({ cities, found, isReadOnly, onChanged }: RowsProps) {
  const isWide = useIsWide();
  const closed = (found ?? []).filter(({ code }) => !cities.some(({ id }) => id === code));
  if (cities.length + closed.length === 0) {
    return (
      <p>
        <Trans>Aucune commune trouvée.</Trans>
      </p>
    );
  }
  return isWide ? (
    <CitiesTable cities={cities} closed={closed} isReadOnly={isReadOnly} onChanged={onChanged} />
  ) : (
    <ul className={styles.cards}>
      {cities.map((city) => (
        <CityRow key={city.id} city={city} isReadOnly={isReadOnly} />
      ))}
      {closed.map((commune) => (
        <ClosedCityRow key={commune.code} commune={commune} onOpened={onChanged} />
      ))}
    </ul>
  );
}

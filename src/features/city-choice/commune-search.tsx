import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useMemo, useState } from "react";
import { numberWords } from "../../i18n/measure-words.ts";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import { SEARCH_CHARS_MIN, searchCommunes } from "../../remote/communes/search-communes.ts";
import { Combobox } from "../../ui/combobox.tsx";
import { NO_COMMUNE_FOUND } from "./city-choice-words.ts";
import styles from "./city-choice.module.css";

export interface CommuneSearchProps {
  readonly index: readonly CommuneEntry[] | undefined;
  readonly onPick: (entry: CommuneEntry) => void;
}

const ANSWERS_MAX = 8;
const NO_ENTRIES: readonly CommuneEntry[] = [];

export function CommuneSearch({ index, onPick }: CommuneSearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const asked = useDeferredValue(text);
  const found = useMemo(
    () => (index === undefined ? NO_ENTRIES : searchCommunes(index, asked, ANSWERS_MAX)),
    [index, asked],
  );
  const answered = index !== undefined && asked.trim().length >= SEARCH_CHARS_MIN;
  const status = answered
    ? t`${plural(found.length, { 0: "Aucune commune", one: "# commune", other: "# communes" })}`
    : "";
  return (
    <Combobox
      label={t`Nom ou code postal de votre commune`}
      placeholder={t`Betton, 35830…`}
      text={text}
      onText={setText}
      items={found}
      itemKey={(entry) => entry.code}
      itemText={(entry) => entry.name}
      renderItem={(entry) => <Answer entry={entry} />}
      onPick={(entry) => {
        setText(entry.name);
        onPick(entry);
      }}
      status={status}
      empty={answered && found.length === 0 ? <NothingFound /> : undefined}
    />
  );
}

function Answer({ entry }: { readonly entry: CommuneEntry }) {
  const { i18n } = useLingui();
  const [postcode = ""] = entry.postcodes;
  const facts = [postcode, entry.department].filter(Boolean).join(" · ");
  const population = entry.population === null ? null : numberWords(i18n, entry.population);
  return (
    <>
      <span className={styles.answerName}>{entry.name}</span>
      <span className={styles.answerFacts}>
        {facts}
        {population === null ? null : (
          <>
            {" · "}
            <Trans>{population} hab.</Trans>
          </>
        )}
      </span>
    </>
  );
}

function NothingFound() {
  const { t } = useLingui();
  return (
    <div className={styles.nothing}>
      <p>{t(NO_COMMUNE_FOUND)}</p>
      <p className={styles.hint}>
        <Trans>Vérifiez l’orthographe, ou essayez le code postal.</Trans>
      </p>
    </div>
  );
}

import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { numberWords } from "../../i18n/measure-words.ts";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import {
  SEARCH_CHARS_MIN,
  searchCommunes,
  type FoundCommunes,
} from "../../remote/communes/search-communes.ts";
import { Combobox } from "../../ui/combobox.tsx";
import { NO_COMMUNE_FOUND } from "./city-choice-words.ts";
import styles from "./city-choice.module.css";

export interface CommuneSearchProps {
  readonly index: readonly CommuneEntry[] | undefined;
  readonly onPick: (entry: CommuneEntry) => void;
}

const ANSWERS_MAX = 8;
const NONE: FoundCommunes = { entries: [], count: 0 };
const MORE = "more";

export function CommuneSearch({ index, onPick }: CommuneSearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const id = useId();
  const asked = useDeferredValue(text);
  useWaitingEnter(id, asked !== text);
  // What was asked for in whole; another question begins with the best again.
  const [whole, setWhole] = useState("");
  const limit = whole === asked ? Infinity : ANSWERS_MAX;
  const { entries, count } = useMemo(
    () => (index === undefined ? NONE : searchCommunes(index, asked, limit)),
    [index, asked, limit],
  );
  const more = count - entries.length;
  const isLong = asked.trim().length >= SEARCH_CHARS_MIN;
  const answered = index !== undefined && (isLong || count > 0);
  const status = answered
    ? t`${plural(count, { 0: "Aucune commune", one: "# commune", other: "# communes" })}`
    : "";
  return (
    <Combobox<CommuneEntry | typeof MORE>
      id={id}
      label={t`Nom ou code postal de votre commune`}
      placeholder={t`Betton, 35830…`}
      text={text}
      onText={setText}
      items={more === 0 ? entries : [...entries, MORE]}
      itemKey={(item) => (item === MORE ? MORE : item.code)}
      itemText={(item) => (item === MORE ? text : item.name)}
      renderItem={(item) => (item === MORE ? <More count={more} /> : <Answer entry={item} />)}
      onPick={(item) => {
        if (item === MORE) return setWhole(text);
        setText(item.name);
        onPick(item);
      }}
      staysOpen={(item) => item === MORE}
      status={status}
      empty={answered && count === 0 ? <NothingFound /> : undefined}
    />
  );
}

/** A letter waits for no search: on a slow device the answers are to fewer of them, and the Enter key waits for those to all. */
function useWaitingEnter(fieldId: string, isBehind: boolean): void {
  const isHeld = useRef(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    isHeld.current = isBehind && event.key === "Enter";
    if (!isHeld.current) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    const field = document.getElementById(fieldId);
    field?.addEventListener("keydown", hear);
    return () => field?.removeEventListener("keydown", hear);
  }, [fieldId]);
  useEffect(() => {
    if (isBehind || !isHeld.current) return;
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    document.getElementById(fieldId)?.dispatchEvent(enter);
  }, [fieldId, isBehind]);
}

function More({ count }: { readonly count: number }) {
  return (
    <span className={styles.answerName}>
      <Plural value={count} one="Afficher l’autre" other="Afficher les # autres" />
    </span>
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
      <p>
        <Trans>Aucune commune trouvée.</Trans>
      </p>
      <p className={styles.hint}>{t(NO_COMMUNE_FOUND)}</p>
      <p className={styles.hint}>
        <Trans>Vérifiez l’orthographe, ou essayez le code postal.</Trans>
      </p>
    </div>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { Link } from "react-router-dom";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import {
  useCommuneSearch,
  type FoundContent,
  type SearchedCollection,
} from "../../../shared/search/use-commune-search.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import styles from "./device-search.module.css";

const SHOWN_MAX = 20;

const KIND_WORDS = {
  anomalies: msg`Anomalie`,
  activities: msg`Activité`,
  ideas: msg`Idée`,
} as const satisfies Record<SearchedCollection, MessageDescriptor>;

export function ContentsFound({ cityId, text }: { readonly cityId: CityId; readonly text: string }) {
  const { at } = useFreshness(cityId);
  const { found, retry } = useCommuneSearch(cityId, text);
  const contents = found?.contents ?? [];
  return (
    <section className={styles.found}>
      <h2>
        <Trans>Dans la commune</Trans>
      </h2>
      {retry === null ? null : <SearchStopped onRetry={retry} />}
      {found === undefined && retry === null ? <Skeleton count={3} /> : null}
      <output>
        {found?.isWhole === true ? <Outcome count={contents.length} isAll={at !== null} /> : null}
      </output>
      <ul className={styles.list}>
        {contents.slice(0, SHOWN_MAX).map((one) => (
          <FoundRow key={one.id} cityId={cityId} found={one} />
        ))}
      </ul>
      {contents.length > SHOWN_MAX ? (
        <p className={styles.soft}>
          <Trans>Seuls les {SHOWN_MAX} premiers sont montrés : précisez votre recherche.</Trans>
        </p>
      ) : null}
    </section>
  );
}

function SearchStopped({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Banner
      tone="error"
      title={<Trans>La recherche s’est arrêtée.</Trans>}
      action={
        <Button icon={<RotateCw />} onClick={onRetry}>
          <Trans>Réessayer</Trans>
        </Button>
      }
    />
  );
}

function Outcome({ count, isAll }: { readonly count: number; readonly isAll: boolean }) {
  return (
    <>
      <Plural value={count} _0="Rien sur cet appareil ne correspond." one="# résultat" other="# résultats" />
      {isAll ? null : (
        <>
          {" "}
          <Trans>La commune n’est pas encore chargée en entier : il peut y en avoir d’autres.</Trans>
        </>
      )}
    </>
  );
}

interface FoundRowProps {
  readonly cityId: CityId;
  readonly found: FoundContent;
}

function FoundRow({ cityId, found: { collection, id, title, detail, path } }: FoundRowProps) {
  const { i18n } = useLingui();
  const to = collection === "anomalies" ? pathOf("ListAnomaly", { cityId, anomalyId: id }) : path;
  return (
    <li>
      <Link className={styles.link} to={to}>
        {title}
      </Link>
      <p className={styles.soft}>{[i18n._(KIND_WORDS[collection]), detail].filter(Boolean).join(" · ")}</p>
    </li>
  );
}

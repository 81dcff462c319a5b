import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { DraftRow } from "../../data/device/rows.ts";
import { draftTitle } from "../../data/drafts/use-draft.ts";
import { useMyCities } from "../../data/memberships/use-my-cities.ts";
import type { CityId } from "../../domain/city/city.ts";
import { draftPath } from "../../domain/navigation/draft-path.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ChipRow } from "../../ui/chip-row.tsx";
import { QuietSquare } from "../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./account.module.css";
import { CityAge, isIncomplete } from "./city-age.tsx";
import { GatherCities, type CityPart } from "./gather-cities.tsx";
import {
  CONTRIBUTION_TABS,
  contributionsIn,
  countOf,
  firstTab,
  hasSome,
  isOnDeviceOnly,
  type CityContributions,
  type ContributionTab,
} from "./my-contributions.ts";
import type { OwnView } from "./own-contents.ts";

const TAB_WORDS = {
  drafts: msg`Brouillons`,
  waiting: msg`En attente`,
  open: msg`En cours`,
  closed: msg`Closes`,
} as const satisfies Record<ContributionTab, MessageDescriptor>;

const NONE_WORDS = {
  drafts: msg`Aucun brouillon sur cet appareil`,
  waiting: msg`Rien n’attend d’être envoyé`,
  open: msg`Rien en cours`,
  closed: msg`Rien de clos`,
} as const satisfies Record<ContributionTab, MessageDescriptor>;

export type OwnCard = (own: OwnView, heading: "h2" | "h3") => ReactNode;

interface ContributionsProps {
  readonly home: CityId | undefined;
  /** As the lists of each kind show it. */
  readonly card: OwnCard;
}

export function Contributions({ home, card }: ContributionsProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState<ContributionTab>();
  const mine = useMyCities();
  const cityIds = [...new Set([...(home === undefined ? [] : [home]), ...(mine ?? [])])];
  return (
    <section className={styles.contributions} aria-label={t`Mes contributions`}>
      <GatherCities cityIds={cityIds}>
        {(gathered) => {
          const parts = mine === undefined ? undefined : gathered;
          return <Tabs tab={tab ?? firstTab(parts)} {...{ parts, home, card, setTab }} />;
        }}
      </GatherCities>
    </section>
  );
}

interface TabsProps extends ContributionsProps {
  readonly parts: readonly CityPart[] | undefined;
  readonly tab: ContributionTab;
  readonly setTab: (tab: ContributionTab) => void;
}

function Tabs({ parts, home, card, tab, setTab }: TabsProps) {
  const { t } = useLingui();
  const found = contributionsIn(parts, tab);
  const offered = CONTRIBUTION_TABS.filter(
    (one) => one === tab || !isOnDeviceOnly(one) || hasSome(parts, one),
  );
  const incomplete = isOnDeviceOnly(tab) ? [] : (parts ?? []).filter(isIncomplete);
  return (
    <>
      <ChipRow>
        {offered.map((one) => (
          <Chip key={one} pressed={one === tab} onClick={() => setTab(one)}>
            {t(TAB_WORDS[one])} {countWords(parts, one)}
          </Chip>
        ))}
      </ChipRow>
      {found === undefined ? <Skeleton shape="row" count={3} /> : null}
      {found !== undefined && countOf(found) === 0 && incomplete.length === 0 ? (
        <None tab={tab} home={home} isNowhere={parts?.length === 0 && !isOnDeviceOnly(tab)} />
      ) : null}
      {found?.map((those) => (
        <InCity key={those.part.cityId} {...those} isHome={those.part.cityId === home} card={card} />
      ))}
      {incomplete.map((part) => (
        <CityAge key={part.cityId} part={part} isHome={part.cityId === home} />
      ))}
    </>
  );
}

/** Nothing where it is not known: what was not read is not nought (P13). */
function countWords(parts: TabsProps["parts"], tab: ContributionTab): string {
  const found = contributionsIn(parts, tab);
  if (parts === undefined || found === undefined) return "";
  const count = countOf(found);
  const isNone = isOnDeviceOnly(tab) || (parts.length > 0 && !parts.some(isIncomplete));
  return count > 0 || isNone ? `(${count})` : "";
}

interface NoneProps extends Pick<ContributionsProps, "home"> {
  readonly tab: ContributionTab;
  /** No commune is known, so the answer is not « aucun » (P13). */
  readonly isNowhere: boolean;
}

function None({ tab, home, isNowhere }: NoneProps) {
  const { t } = useLingui();
  if (!isNowhere) {
    const begin = tab === "open" && home !== undefined ? <Begin cityId={home} /> : undefined;
    return <EmptyState drawing={<QuietSquare />} title={t(NONE_WORDS[tab])} action={begin} />;
  }
  return (
    <p className={styles.soft}>
      <Trans>Aucune de vos communes n’est encore connue sur cet appareil.</Trans>
    </p>
  );
}

function Begin({ cityId }: { readonly cityId: CityId }) {
  return (
    <Link className={buttonClass("primary")} to={pathOf("MapNewAnomaly", { cityId })}>
      <Plus aria-hidden="true" size={20} />
      <Trans>Signaler</Trans>
    </Link>
  );
}

interface InCityProps extends CityContributions, Pick<ContributionsProps, "card"> {
  readonly isHome: boolean;
}

/** Under the name of the commune, where it is not the person's own. */
function InCity({ part, drafts, contents, isHome, card }: InCityProps) {
  if (drafts.length + contents.length === 0) return null;
  return (
    <>
      {isHome ? null : <h2 className={styles.city}>{part.name}</h2>}
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <DraftItem key={draft.id} draft={draft} />
        ))}
        {contents.map(({ id, own }) => (
          <li key={id}>{card(own, isHome ? "h2" : "h3")}</li>
        ))}
      </ul>
    </>
  );
}

function DraftItem({ draft }: { readonly draft: DraftRow }) {
  const { t } = useLingui();
  const title = draftTitle(draft);
  return (
    <li className={styles.item}>
      <Link to={draftPath(draft)}>{title === "" ? t`Brouillon sans titre` : title}</Link>
    </li>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { DraftRow } from "../../data/device/rows.ts";
import { draftTitle } from "../../data/drafts/use-draft.ts";
import { useMyCities } from "../../data/memberships/use-my-cities.ts";
import type { CityId } from "../../domain/city/city.ts";
import { draftPath } from "../../domain/navigation/draft-path.ts";
import { SYNC_WORDS } from "../../i18n/sync-words.ts";
import { Section } from "../../ui/page.tsx";
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
  isOnDeviceOnly,
  type ContributionTab,
} from "./my-contributions.ts";
import type { OwnContent } from "./own-contents.ts";

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

interface ContributionsProps {
  readonly home: CityId | undefined;
}

export function Contributions({ home }: ContributionsProps) {
  const [tab, setTab] = useState<ContributionTab>("open");
  const mine = useMyCities();
  const cityIds = [...new Set([...(home === undefined ? [] : [home]), ...(mine ?? [])])];
  return (
    <Section title={<Trans>Mes contributions</Trans>}>
      <GatherCities cityIds={cityIds}>
        {(parts) => <Tabs parts={mine === undefined ? undefined : parts} {...{ home, tab, setTab }} />}
      </GatherCities>
    </Section>
  );
}

interface TabsProps extends ContributionsProps {
  readonly parts: readonly CityPart[] | undefined;
  readonly tab: ContributionTab;
  readonly setTab: (tab: ContributionTab) => void;
}

function Tabs({ parts, home, tab, setTab }: TabsProps) {
  const { t } = useLingui();
  const items = contributionsIn(parts, tab);
  const countOf = (one: ContributionTab) => contributionsIn(parts, one)?.length;
  const incomplete = isOnDeviceOnly(tab) ? [] : (parts ?? []).filter(isIncomplete);
  return (
    <>
      <ChipRow>
        {CONTRIBUTION_TABS.map((one) => (
          <Chip key={one} pressed={one === tab} onClick={() => setTab(one)}>
            {t(TAB_WORDS[one])} {countOf(one) === undefined ? "" : `(${countOf(one)})`}
          </Chip>
        ))}
      </ChipRow>
      {items === undefined ? <Skeleton count={3} /> : null}
      {items?.length === 0 && incomplete.length === 0 ? (
        <None tab={tab} isNowhere={parts?.length === 0 && !isOnDeviceOnly(tab)} />
      ) : null}
      <ul className={styles.list}>
        {items?.map((item) =>
          "draft" in item ? (
            <DraftItem key={item.draft.id} draft={item.draft} place={placeOf(item.part, home)} />
          ) : (
            <ContentItem key={item.content.id} content={item.content} place={placeOf(item.part, home)} />
          ),
        )}
      </ul>
      {incomplete.map((part) => (
        <CityAge key={part.cityId} part={part} />
      ))}
    </>
  );
}

interface NoneProps {
  readonly tab: ContributionTab;
  /** No commune is known, so the answer is not « aucun » (P13). */
  readonly isNowhere: boolean;
}

function None({ tab, isNowhere }: NoneProps) {
  const { t } = useLingui();
  if (!isNowhere) return <EmptyState drawing={<QuietSquare />} title={t(NONE_WORDS[tab])} />;
  return (
    <p className={styles.soft}>
      <Trans>Aucune de vos communes n’est encore connue sur cet appareil.</Trans>
    </p>
  );
}

function placeOf({ cityId, name }: CityPart, home: CityId | undefined): string | undefined {
  return cityId === home ? undefined : name;
}

function Place({ name }: { readonly name: string | undefined }) {
  return name === undefined ? null : <span className={styles.soft}>{name}</span>;
}

function DraftItem({ draft, place }: { readonly draft: DraftRow; readonly place: string | undefined }) {
  const { t } = useLingui();
  const title = draftTitle(draft);
  return (
    <li className={styles.item}>
      <Link to={draftPath(draft)}>{title === "" ? t`Brouillon sans titre` : title}</Link>
      <Place name={place} />
    </li>
  );
}

interface ContentItemProps {
  readonly content: OwnContent;
  readonly place: string | undefined;
}

function ContentItem({ content: { path, title, status, sync }, place }: ContentItemProps) {
  const { t } = useLingui();
  return (
    <li className={styles.item}>
      <Link to={path}>{title}</Link>
      <Place name={place} />
      <span className={styles.soft}>
        {sync === null || sync === "sent" ? t(status) : t(SYNC_WORDS[sync])}
      </span>
    </li>
  );
}

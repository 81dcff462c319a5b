import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { useCity } from "../../../data/cities/use-city.ts";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import { useMyCities } from "../../../data/memberships/use-my-cities.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { mapPathOf } from "../../../domain/navigation/map-path.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { supportThresholdOf } from "../../../domain/idea/support-threshold.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ChipRow } from "../../../ui/chip-row.tsx";
import { QuietSquare } from "../../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Drafts, Ideas, NoneThere, TABS, useStanding, type Tab } from "./ideas-in-city.tsx";
import { MissingIdeas, type MissingCommune } from "./missing-ideas.tsx";
import styles from "./my-ideas.module.css";

const TAB_WORDS = {
  mine: msg`Mes idées`,
  supported: msg`Soutenues`,
  followed: msg`Suivies`,
  drafts: msg`Brouillons`,
} as const satisfies Record<Tab, MessageDescriptor>;

interface MyIdeasProps {
  readonly home: CityId | undefined;
}

/** What the person wrote, supports and follows in all their communes. */
export function MyIdeas({ home }: MyIdeasProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState<Tab>("mine");
  const mine = useMyCities();
  const cityIds = [...new Set([...(home === undefined ? [] : [home]), ...(mine ?? [])])];
  return (
    <Page width="wide">
      <PageHeading title={t`Mes idées`} />
      <ChipRow>
        {TABS.map((one) => (
          <Chip key={one} pressed={one === tab} onClick={() => setTab(one)}>
            {t(TAB_WORDS[one])}
          </Chip>
        ))}
      </ChipRow>
      {mine === undefined ? <Skeleton shape="row" count={3} /> : null}
      {mine !== undefined && cityIds.length === 0 ? <NoCommune /> : null}
      <Communes cityIds={cityIds} first={cityIds[0]} tab={tab} />
    </Page>
  );
}

/** Their communes may still be on their way to this device: it is not said that there is none. */
function NoCommune() {
  return (
    <EmptyState
      drawing={<QuietSquare />}
      title={<Trans>Choisissez votre commune pour lire et proposer des idées.</Trans>}
      action={
        <Link className={buttonClass("primary")} to={mapPathOf(undefined)}>
          <Trans>Choisir ma commune</Trans>
        </Link>
      }
    />
  );
}

interface CommunesProps {
  readonly cityIds: readonly CityId[];
  /** The one the person is in. */
  readonly first: CityId | undefined;
  readonly tab: Tab;
  readonly told?: readonly ReactNode[];
  readonly missing?: readonly MissingCommune[];
}

/**
 * Nests one component per commune, since hooks read one commune each. What was never heard is not called empty, and said once
 * (P13): after the others, or before them where the first commune is among it.
 */
function Communes({ cityIds, told = [], missing = [], ...same }: CommunesProps) {
  const [next, ...rest] = cityIds;
  if (next !== undefined) return <InCity key={next} cityId={next} {...{ rest, told, missing }} {...same} />;
  const isFirst = missing[0]?.cityId === same.first;
  const words = missing.length === 0 ? null : <MissingIdeas of={missing} isPart={!isFirst} />;
  return (
    <>
      {isFirst ? words : null}
      {told}
      {isFirst ? null : words}
    </>
  );
}

interface InCityProps extends Required<Omit<CommunesProps, "cityIds">> {
  readonly cityId: CityId;
  readonly rest: readonly CityId[];
}

function InCity({ cityId, rest, told, missing, first, tab }: InCityProps) {
  const city = useCity(cityId);
  const membership = useMembership(cityId);
  const name = city?.name ?? (membership?.cityName || cityId);
  const standing = useStanding(cityId, tab);
  const threshold = supportThresholdOf(city ?? { population: null });
  const next = { cityIds: rest, first, tab };
  if (standing === "missing")
    return <Communes {...next} told={told} missing={[...missing, { cityId, name }]} />;
  const section =
    standing === "none" && cityId !== first ? (
      <NoneThere key={cityId} tab={tab} cityId={cityId} name={name} />
    ) : (
      <section key={cityId} className={styles.city} aria-label={name}>
        <h2>{name}</h2>
        {tab === "drafts" ? (
          <Drafts cityId={cityId} />
        ) : (
          <Ideas cityId={cityId} tab={tab} threshold={threshold} />
        )}
        <p>
          <Link to={pathOf("MapIdeas", { cityId })}>
            <Trans>Les idées de cette commune</Trans>
          </Link>
        </p>
      </section>
    );
  return <Communes {...next} told={[...told, section]} missing={missing} />;
}

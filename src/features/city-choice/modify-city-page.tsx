import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRightLeft, Eye } from "lucide-react";
import { useMemo } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import { atCity, ofCity } from "../../i18n/city-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Actions, Page, Section } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { candidateOfEntry, type ChosenCommune } from "./candidate.ts";
import { VISIT_PROBLEM_WORDS, type ChoiceProblem } from "./city-choice-words.ts";
import { CommuneFacts } from "./commune-facts.tsx";
import { NoSuchCommunePage } from "./no-such-commune.tsx";
import { useCommuneIndex } from "./use-commune-index.ts";
import { useWays, type VisitProblem } from "./use-ways.ts";

const NO_ENTRIES: readonly CommuneEntry[] = [];

export interface ModifyCityPageProps {
  readonly mine: CityId;
  readonly asked: CityId;
  /** Commands for the own commune that are not sent yet. */
  readonly unsent: number;
  /** False without network when the commune is not on this device. */
  readonly canOpen: boolean;
  /** Nobody has opened this commune in Parvis: there is nothing to look at. */
  readonly isUnopened: boolean;
  /** Navigates when accepted; a refusal stays on this page. `commune`: from the national index. */
  readonly onChange: (commune: ChosenCommune | undefined) => Promise<Result<void, ChoiceProblem>>;
  readonly onVisit: () => Promise<Result<void, VisitProblem>>;
  readonly onCancel: () => void;
}

/** A link leads to another commune: change, visit, or cancel. */
export function ModifyCityPage({ mine, asked, unsent, canOpen, ...ways }: ModifyCityPageProps) {
  const { t } = useLingui();
  const { commune, isUnknown, hasPlace, askedName, mineName } = useCommunes({ asked, mine });
  const canChange = canOpen || hasPlace;
  const { onChange, onVisit, onCancel } = ways;
  const { busy, problem, change, visit } = useWays({ onChange: () => onChange(commune), onVisit });
  const isUnopened = ways.isUnopened || problem === "not_there_yet";
  if (isUnknown) return <NoSuchCommunePage code={asked} mineName={mineName} onBack={onCancel} />;
  return (
    <Page>
      <PageHeading title={t`Changer de commune`}>
        <PageOf code={asked} name={askedName} />
      </PageHeading>
      <p>
        <Trans>Votre commune est {mineName}.</Trans>
      </p>
      {unsent === 0 ? null : <UnsentNotice count={unsent} cityName={mineName} />}
      {canOpen ? null : <NotHere cityName={askedName ?? t`Cette commune`} canChange={canChange} />}
      <Failure problem={problem} />
      <Section card title={askedName ?? asked} hint={isUnopened ? <NotOpenedYet /> : undefined}>
        {commune === undefined ? null : <CommuneFacts commune={commune} />}
        <Ways {...{ isUnopened, canOpen, canChange, busy, change, visit, onCancel }} />
      </Section>
    </Page>
  );
}

function PageOf({ code, name }: { readonly code: CityId; readonly name: string | undefined }) {
  const { t, i18n } = useLingui();
  const ofName = name === undefined ? t`de la commune ${code}` : ofCity(i18n, name);
  return <Trans>Vous ouvrez une page {ofName}</Trans>;
}

interface WaysProps extends Pick<ReturnType<typeof useWays>, "busy" | "change" | "visit"> {
  readonly isUnopened: boolean;
  readonly canOpen: boolean;
  readonly canChange: boolean;
  readonly onCancel: () => void;
}

function Ways({ isUnopened, canOpen, canChange, busy, change, visit, onCancel }: WaysProps) {
  return (
    <Actions>
      {isUnopened ? null : (
        <Button kind="primary" icon={<Eye />} disabled={!canOpen} aria-disabled={busy} onClick={visit}>
          <Trans>Consulter sans changer</Trans>
        </Button>
      )}
      <Button
        kind={isUnopened ? "primary" : "secondary"}
        icon={<ArrowRightLeft />}
        disabled={!canChange}
        aria-disabled={busy}
        onClick={change}
      >
        <Trans>Changer de commune</Trans>
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        <Trans>Annuler</Trans>
      </Button>
    </Actions>
  );
}

function NotOpenedYet() {
  return (
    <Trans>
      Personne n’a encore ouvert cette commune dans Parvis : il n’y a rien à consulter. Si c’est la vôtre,
      vous pouvez la choisir.
    </Trans>
  );
}

function Failure({ problem }: Pick<ReturnType<typeof useWays>, "problem">) {
  const { t } = useLingui();
  if (problem === undefined || problem === "not_there_yet") return null;
  const { title, hint } = VISIT_PROBLEM_WORDS[problem];
  return (
    <Banner tone="error" title={t(title)}>
      <p>{t(hint)}</p>
    </Banner>
  );
}

function NotHere({ cityName, canChange }: { readonly cityName: string; readonly canChange: boolean }) {
  return (
    <Banner tone="warning">
      <p>
        {canChange ? (
          <Trans>
            {cityName} n’est pas sur cet appareil : vous pouvez en faire votre commune et y signaler ; pour la
            consulter, il faudra du réseau.
          </Trans>
        ) : (
          <Trans>{cityName} n’est pas sur cet appareil : elle pourra s’ouvrir au retour du réseau.</Trans>
        )}
      </p>
    </Banner>
  );
}

function UnsentNotice({ count, cityName }: { readonly count: number; readonly cityName: string }) {
  const { t, i18n } = useLingui();
  const atName = atCity(i18n, cityName);
  return (
    <Banner
      tone="info"
      title={t`${plural(count, { one: "# envoi attend encore", other: "# envois attendent encore" })}`}
    >
      <p>
        <Trans>Ils restent sur cet appareil et partiront {atName}, quel que soit votre choix.</Trans>
      </p>
    </Banner>
  );
}

/** Names and place from the replica or, for a commune that is not on this device, from the index. */
function useCommunes({ asked, mine }: Pick<ModifyCityPageProps, "asked" | "mine">) {
  const here = useCity(asked);
  const { entries = NO_ENTRIES } = useCommuneIndex();
  const commune = useMemo(() => communeIn(entries, asked), [entries, asked]);
  const own = entries.find(({ code }) => code === mine);
  return {
    commune,
    // As at the first choice, its place is enough to report there offline.
    hasPlace: commune !== undefined && commune.place !== null,
    isUnknown: entries.length > 0 && commune === undefined && !here,
    askedName: here?.name ?? commune?.name,
    mineName: own?.name ?? mine,
  };
}

function communeIn(entries: readonly CommuneEntry[], code: CityId) {
  const entry = entries.find((each) => each.code === code);
  return entry === undefined ? undefined : candidateOfEntry(entry, entries);
}

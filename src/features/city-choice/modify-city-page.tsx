import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRightLeft, Eye } from "lucide-react";
import { useState } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import { atCity, ofCity } from "../../i18n/city-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { toast } from "../../ui/toast.ts";
import { candidateOfEntry, type ChosenCommune } from "./candidate.ts";
import { VISIT_PROBLEM_WORDS, type ChoiceProblem } from "./city-choice-words.ts";
import { CITY_LOAD_FAILED } from "./city-load-failed.ts";
import styles from "./city-choice.module.css";
import { useCommuneIndex } from "./use-commune-index.ts";

const NO_ENTRIES: readonly CommuneEntry[] = [];

/** `not_there_yet`: nobody has opened this commune in Parvis. */
export type VisitProblem = "not_there_yet" | "unreachable";

export interface ModifyCityPageProps {
  readonly mine: CityId;
  readonly asked: CityId;
  /** Commands for the own commune that are not sent yet. */
  readonly unsent: number;
  /** False without network when the commune is not on this device. */
  readonly canOpen: boolean;
  /** Navigates when accepted; a refusal stays on this page. `commune`: from the national index. */
  readonly onChange: (commune: ChosenCommune | undefined) => Promise<Result<void, ChoiceProblem>>;
  readonly onVisit: () => Promise<Result<void, VisitProblem>>;
  readonly onCancel: () => void;
}

/** A link leads to another commune: change, visit, or cancel. */
export function ModifyCityPage({ mine, asked, unsent, canOpen, ...ways }: ModifyCityPageProps) {
  const { t, i18n } = useLingui();
  const { commune, askedName, mineName } = useCommunes({ asked, mine });
  const ofName = askedName === undefined ? t`de la commune ${asked}` : ofCity(i18n, askedName);
  // As at the first choice, its place is enough to report there offline.
  const canChange = canOpen || (commune?.place ?? null) !== null;
  const { onChange, onVisit } = ways;
  const { busy, problem, change, visit } = useWays({ onChange: () => onChange(commune), onVisit });
  return (
    <div className={styles.page}>
      <PageHeading title={t`Changer de commune`}>
        <Trans>Vous ouvrez une page {ofName}</Trans>
      </PageHeading>
      <p>
        <Trans>Votre commune est {mineName}.</Trans>
      </p>
      {unsent === 0 ? null : <UnsentNotice count={unsent} cityName={mineName} />}
      {canOpen ? null : <NotHere cityName={askedName ?? t`Cette commune`} canChange={canChange} />}
      {problem === undefined ? null : (
        <Banner tone="error" title={t(VISIT_PROBLEM_WORDS[problem].title)}>
          <p>{t(VISIT_PROBLEM_WORDS[problem].hint)}</p>
        </Banner>
      )}
      <div className={styles.ways}>
        <Button
          kind="primary"
          icon={<ArrowRightLeft />}
          disabled={!canChange}
          aria-disabled={busy}
          onClick={change}
        >
          <Trans>Changer de commune</Trans>
        </Button>
        <Button icon={<Eye />} disabled={!canOpen} aria-disabled={busy} onClick={visit}>
          <Trans>Consulter sans changer</Trans>
        </Button>
        <Button kind="quiet" onClick={ways.onCancel}>
          <Trans>Annuler</Trans>
        </Button>
      </div>
    </div>
  );
}

function NotHere({ cityName, canChange }: { readonly cityName: string; readonly canChange: boolean }) {
  return (
    <Banner tone="warning" title={<Trans>Vous êtes hors ligne</Trans>}>
      <p>
        {canChange ? (
          <Trans>
            {cityName} n’est pas sur cet appareil : vous pouvez en faire votre commune et y signaler, la
            consulter attendra le réseau.
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

interface Ways extends Pick<ModifyCityPageProps, "onVisit"> {
  readonly onChange: () => Promise<Result<void, ChoiceProblem>>;
}

function useWays({ onChange, onVisit }: Ways) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ChoiceProblem | VisitProblem>();
  const go = async (way: () => Promise<ChoiceProblem | VisitProblem | undefined>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    setProblem(await way());
    setBusy(false);
  };
  const change = () =>
    void go(async () => {
      const changed = await onChange();
      if (changed.ok) return undefined;
      toast(t(CITY_LOAD_FAILED), "info");
      return changed.problem;
    });
  const visit = () =>
    void go(async () => {
      const visited = await onVisit();
      return visited.ok ? undefined : visited.problem;
    });
  return { busy, problem, change, visit };
}

/** Names and place from the replica or, for a commune that is not on this device, from the index. */
function useCommunes({ asked, mine }: Pick<ModifyCityPageProps, "asked" | "mine">) {
  const here = useCity(asked);
  const { entries = NO_ENTRIES } = useCommuneIndex();
  const entryOf = (cityId: CityId) => entries.find(({ code }) => code === cityId);
  const entry = entryOf(asked);
  return {
    commune: entry === undefined ? undefined : candidateOfEntry(entry, entries),
    askedName: here?.name ?? entry?.name,
    mineName: entryOf(mine)?.name ?? mine,
  };
}

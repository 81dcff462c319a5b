import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRightLeft, Eye } from "lucide-react";
import { useState } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { toast } from "../../ui/toast.ts";
import { VISIT_PROBLEM_WORDS, type ChoiceProblem } from "./city-choice-words.ts";
import { CITY_LOAD_FAILED } from "./city-load-failed.ts";
import styles from "./city-choice.module.css";
import { useCommuneIndex } from "./use-commune-index.ts";

/** `not_there_yet`: nobody has opened this commune in Parvis. */
export type VisitProblem = "not_there_yet" | "unreachable";

export interface ModifyCityPageProps {
  /** The person's own commune. */
  readonly mine: CityId;
  /** The commune of the link. */
  readonly asked: CityId;
  /** What was made for the own commune and is not sent yet. */
  readonly unsent: number;
  /** False without network when the commune is not on this device. */
  readonly canOpen: boolean;
  /** Each leads on when it is accepted; a refusal leaves the choice on screen. */
  readonly onChange: () => Promise<Result<void, ChoiceProblem>>;
  readonly onVisit: () => Promise<Result<void, VisitProblem>>;
  readonly onCancel: () => void;
}

/** « Vous ouvrez une page de Rennes, votre commune est Betton »: change, look, or leave it. */
export function ModifyCityPage({ mine, asked, unsent, canOpen, ...ways }: ModifyCityPageProps) {
  const { t } = useLingui();
  const nameOf = useCityNames(asked);
  const askedName = nameOf(asked);
  const mineName = nameOf(mine);
  const { busy, problem, change, visit } = useWays(ways);
  return (
    <div className={styles.page}>
      <PageHeading title={t`Changer de commune`}>
        <Trans>Vous ouvrez une page de {askedName}</Trans>
      </PageHeading>
      <p>
        <Trans>Votre commune est {mineName}.</Trans>
      </p>
      {unsent === 0 ? null : <UnsentNotice count={unsent} cityName={mineName} />}
      {canOpen ? null : (
        <Banner tone="warning" title={<Trans>Vous êtes hors ligne</Trans>}>
          <p>
            <Trans>{askedName} n’est pas sur cet appareil : elle pourra s’ouvrir au retour du réseau.</Trans>
          </p>
        </Banner>
      )}
      {problem === undefined ? null : (
        <Banner tone="error" title={t(VISIT_PROBLEM_WORDS[problem].title)}>
          <p>{t(VISIT_PROBLEM_WORDS[problem].hint)}</p>
        </Banner>
      )}
      <div className={styles.ways}>
        <Button
          kind="primary"
          icon={<ArrowRightLeft />}
          disabled={!canOpen}
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

function UnsentNotice({ count, cityName }: { readonly count: number; readonly cityName: string }) {
  const { t } = useLingui();
  return (
    <Banner
      tone="info"
      title={t`${plural(count, { one: "# envoi attend encore", other: "# envois attendent encore" })}`}
    >
      <p>
        <Trans>Ils restent sur cet appareil et partiront à {cityName}, quel que soit votre choix.</Trans>
      </p>
    </Banner>
  );
}

type Ways = Pick<ModifyCityPageProps, "onChange" | "onVisit">;

/** One way at a time; a failure is said, and the choice stays. */
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

/** The name of a commune: as this device knows it, else from the national index, else its code. */
function useCityNames(asked: CityId): (cityId: CityId) => string {
  const here = useCity(asked);
  const { entries } = useCommuneIndex();
  return (cityId) =>
    (cityId === asked ? here?.name : undefined) ??
    entries?.find(({ code }) => code === cityId)?.name ??
    cityId;
}

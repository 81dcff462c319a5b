import { Trans, useLingui } from "@lingui/react/macro";
import { LocateFixed, RotateCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Result } from "../../domain/basics/result.ts";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ChosenCommune } from "./candidate.ts";
import { ChoiceFailed } from "./choice-failed.tsx";
import type { ChoiceProblem } from "./city-choice-words.ts";
import styles from "./city-choice.module.css";
import { CommuneSearch } from "./commune-search.tsx";
import { FindingView } from "./finding-view.tsx";
import { DepartmentChoice } from "./france/department-choice.tsx";
import { KnownCities, type KnownCity } from "./known-cities.tsx";
import { useCandidate } from "./use-candidate.ts";
import { useChoice } from "./use-choice.ts";
import { useCommuneIndex, type CommuneIndex } from "./use-commune-index.ts";

export interface CityChoicePageProps {
  readonly known: readonly KnownCity[];
  readonly online: boolean;
  /** Sets the person's commune, then opens its map; a refusal stays on this page. */
  readonly onChoose: (commune: ChosenCommune) => Promise<Result<void, ChoiceProblem>>;
  /** Opens the commune from the index alone, when the server cannot be reached. */
  readonly onChooseHere: (commune: ChosenCommune) => void;
}

export function CityChoicePage({ known, online, onChoose, onChooseHere }: CityChoicePageProps) {
  const { t } = useLingui();
  const index = useCommuneIndex();
  const { finding, pick, locate } = useCandidate(index.entries);
  const choice = useChoice(onChoose);
  const [fromList, setFromList] = useState(false);
  const pickFrom = (source: "search" | "list") => (entry: CommuneEntry) => {
    setFromList(source === "list");
    void pick(entry);
  };
  useLocateOnArrival(locate);
  const locating = finding.state === "locating";
  return (
    <div className={styles.wide}>
      <div className={styles.column}>
        <PageHeading title={t`Choisir ma commune`} />
        {online ? null : (
          <Banner tone="warning" title={<Trans>Vous êtes hors ligne</Trans>}>
            <p>
              <Trans>
                Vous pouvez choisir votre commune et signaler. Tout sera envoyé au retour du réseau.
              </Trans>
            </p>
          </Banner>
        )}
        <KnownCities
          cities={known}
          onChoose={({ code, name }) => void choice.choose({ code, name, population: null, place: null })}
          choosing={choice.choosing}
        />
        <CommuneSearch index={index.entries} onPick={pickFrom("search")} />
        {index.failed ? <IndexFailed index={index} online={online} /> : null}
        <Button icon={<LocateFixed />} aria-disabled={locating} onClick={() => !locating && void locate()}>
          {locating ? <Trans>Recherche de votre position…</Trans> : <Trans>Me localiser</Trans>}
        </Button>
        {choice.failed === undefined ? null : <ChoiceFailed {...choice.failed} onChooseHere={onChooseHere} />}
        <FindingView
          finding={finding}
          choosing={choice.choosing}
          onConfirm={choice.choose}
          fromList={fromList}
          onPick={pickFrom("list")}
        />
      </div>
      {index.entries === undefined ? null : (
        <DepartmentChoice index={index.entries} onPick={pickFrom("list")} />
      )}
    </div>
  );
}

function IndexFailed({ index, online }: { readonly index: CommuneIndex; readonly online: boolean }) {
  return (
    <Banner
      tone="error"
      title={<Trans>La liste des communes n’a pas pu être chargée</Trans>}
      action={
        <Button icon={<RotateCw />} onClick={index.retry}>
          <Trans>Réessayer</Trans>
        </Button>
      }
    >
      {online ? null : (
        <p>
          <Trans>Connectez-vous une fois pour préparer votre commune.</Trans>
        </p>
      )}
    </Banner>
  );
}

function useLocateOnArrival(locate: () => Promise<void>): void {
  const asked = (useLocation().state as { readonly locate?: boolean } | null)?.locate === true;
  const done = useRef(false);
  useEffect(() => {
    if (!asked || done.current) return;
    done.current = true;
    void locate();
  }, [asked, locate]);
}

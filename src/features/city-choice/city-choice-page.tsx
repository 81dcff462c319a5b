import { Trans, useLingui } from "@lingui/react/macro";
import { LocateFixed, RotateCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { toast } from "../../ui/toast.ts";
import type { Candidate } from "./candidate.ts";
import { CITY_LOAD_FAILED } from "./city-choice-words.ts";
import styles from "./city-choice.module.css";
import { CommuneSearch } from "./commune-search.tsx";
import { FindingView } from "./finding-view.tsx";
import { KnownCities, type KnownCity } from "./known-cities.tsx";
import { useCandidate } from "./use-candidate.ts";
import { useCommuneIndex } from "./use-commune-index.ts";

export interface CityChoicePageProps {
  /** Communes that are already on this device; without network they are the only ones that open. */
  readonly known: readonly KnownCity[];
  readonly online: boolean;
  /** Makes the commune the person's own, then goes to its map. A refusal leaves the choice on screen. */
  readonly onChoose: (commune: {
    readonly code: CityId;
    readonly name: string;
  }) => Promise<Result<void, unknown>>;
}

/** The choice of a commune: searched by its words, or found around the device, then confirmed. */
export function CityChoicePage({ known, online, onChoose }: CityChoicePageProps) {
  const { t } = useLingui();
  const index = useCommuneIndex();
  const { finding, pick, locate } = useCandidate(index.entries);
  const choice = useChoice(onChoose);
  useLocateOnArrival(locate);
  const locating = finding.state === "locating";
  return (
    <div className={styles.page}>
      <PageHeading title={t`Choisir ma commune`} />
      {online ? null : (
        <Banner tone="warning" title={<Trans>Vous êtes hors ligne</Trans>}>
          <p>
            <Trans>Seules les communes déjà sur cet appareil peuvent s’ouvrir.</Trans>
          </p>
        </Banner>
      )}
      <KnownCities cities={known} onChoose={(city) => void choice.choose(city)} choosing={choice.choosing} />
      <CommuneSearch index={index.entries} onPick={(entry) => void pick(entry)} />
      {index.failed ? (
        <Banner
          tone="error"
          title={<Trans>La liste des communes n’a pas pu être chargée</Trans>}
          action={
            <Button icon={<RotateCw />} onClick={index.retry}>
              <Trans>Réessayer</Trans>
            </Button>
          }
        />
      ) : null}
      <Button icon={<LocateFixed />} aria-disabled={locating} onClick={() => !locating && void locate()}>
        {locating ? <Trans>Recherche de votre position…</Trans> : <Trans>Me localiser</Trans>}
      </Button>
      {choice.failed ? (
        <Banner tone="error" title={<Trans>La commune n’a pas pu être ouverte</Trans>}>
          <p>
            <Trans>Votre choix est gardé. Vérifiez votre connexion, puis réessayez.</Trans>
          </p>
        </Banner>
      ) : null}
      <FindingView finding={finding} choosing={choice.choosing} onConfirm={choice.choose} />
    </div>
  );
}

/** One choice at a time; a failure is said, and the choice stays. */
function useChoice(onChoose: CityChoicePageProps["onChoose"]) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const [failed, setFailed] = useState(false);
  async function choose({ code, name }: Pick<Candidate, "code" | "name">): Promise<void> {
    if (choosing) return;
    setChoosing(true);
    setFailed(false);
    const chosen = await onChoose({ code, name });
    setChoosing(false);
    if (chosen.ok) return;
    setFailed(true);
    toast(t(CITY_LOAD_FAILED), "info");
  }
  return { choosing, failed, choose };
}

/** Whoever pressed « Me localiser » on the home page is located here at once, and once. */
function useLocateOnArrival(locate: () => Promise<void>): void {
  const asked = (useLocation().state as { readonly locate?: boolean } | null)?.locate === true;
  const done = useRef(false);
  useEffect(() => {
    if (!asked || done.current) return;
    done.current = true;
    void locate();
  }, [asked, locate]);
}

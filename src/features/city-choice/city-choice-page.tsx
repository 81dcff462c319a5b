import { Trans, useLingui } from "@lingui/react/macro";
import { LocateFixed, RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import { useIsWide } from "../../shared/collection/use-is-wide.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { keepToastsBelow } from "../../ui/keep-toasts-below.ts";
import { Columns, Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ChosenCommune } from "./candidate.ts";
import { ChoiceFailed } from "./choice-failed.tsx";
import type { ChoiceProblem } from "./city-choice-words.ts";
import { CommuneSearch } from "./commune-search.tsx";
import { FindingView } from "./finding-view.tsx";
import { DepartmentChoice, FranceMap } from "./france/department-choice.tsx";
import { KnownCities, type KnownCity } from "./known-cities.tsx";
import { NoSuchCommune } from "./no-such-commune.tsx";
import { Reassured } from "./reassured.tsx";
import { useCandidate } from "./use-candidate.ts";
import { useChoice } from "./use-choice.ts";
import { useCommuneIndex, type CommuneIndex } from "./use-commune-index.ts";

export interface CityChoicePageProps {
  readonly known: readonly KnownCity[];
  /** The present commune; `undefined` at the first choice. */
  readonly mine: CityId | undefined;
  /** Of the link that led here. */
  readonly asked: CityId | undefined;
  readonly online: boolean;
  /** Sets the person's commune, then opens its map; a refusal stays on this page. */
  readonly onChoose: (commune: ChosenCommune) => Promise<Result<void, ChoiceProblem>>;
  /** Opens the commune from the index alone, when the server cannot be reached. */
  readonly onChooseHere: (commune: ChosenCommune) => void;
}

export function CityChoicePage({ known, mine, asked, online, ...props }: CityChoicePageProps) {
  const { t } = useLingui();
  const index = useCommuneIndex();
  const { entries } = index;
  // Beside the index, not after it: where the shapes do not come the page goes on without.
  useEffect(() => void FranceMap.ask().catch(() => undefined), []);
  const { finding, pick, locate } = useCandidate(entries);
  const choice = useChoice(props.onChoose);
  const isUnknown = asked !== undefined && entries?.every(({ code }) => code !== asked) === true;
  useLocateOnArrival(locate);
  useAskedOnArrival({ asked, entries, pick });
  const onPick = (entry: CommuneEntry) => void pick(entry);
  return (
    <Page width="wide">
      <PageHeading title={mine === undefined ? t`Choisir ma commune` : t`Changer de commune`} />
      {online ? null : <Offline isFirst={mine === undefined} />}
      {isUnknown ? <NoSuchCommune code={asked} /> : null}
      <Columns>
        <div>
          <KnownCities
            cities={known}
            mine={mine}
            onChoose={({ code, name }) => void choice.choose({ code, name, population: null, place: null })}
            choosing={choice.choosing}
          />
          <CommuneSearch index={entries} onPick={onPick} />
          {index.failed ? <IndexFailed index={index} online={online} /> : null}
          <LocateButton isLocating={finding.state === "locating"} onLocate={() => void locate()} />
          {choice.failed === undefined ? null : (
            <ChoiceFailed {...choice.failed} onChooseHere={props.onChooseHere} />
          )}
          <FindingView
            finding={finding}
            choosing={choice.choosing}
            onConfirm={choice.choose}
            onPick={onPick}
            asked={asked}
          />
          {finding.state === "none" ? <Reassured mine={mine} /> : null}
        </div>
        {entries === undefined ? null : <DepartmentChoice index={entries} onPick={onPick} />}
      </Columns>
    </Page>
  );
}

interface LocateButtonProps {
  readonly isLocating: boolean;
  readonly onLocate: () => void;
}

function LocateButton({ isLocating, onLocate }: LocateButtonProps) {
  // Beside it on a wide screen, a toast has a corner where nothing stands.
  const isWide = useIsWide();
  return (
    <Button
      ref={isWide ? undefined : keepToastsBelow}
      icon={<LocateFixed />}
      aria-disabled={isLocating}
      onClick={() => !isLocating && onLocate()}
    >
      {isLocating ? <Trans>Recherche de votre position…</Trans> : <Trans>Me localiser</Trans>}
    </Button>
  );
}

/** Whoever has a commune reads in the strip above the page that they are. */
function Offline({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <Banner tone="info" title={isFirst ? <Trans>Vous êtes hors ligne</Trans> : undefined}>
      <p>
        {isFirst ? (
          <Trans>Vous pouvez choisir votre commune et signaler. Tout sera envoyé au retour du réseau.</Trans>
        ) : (
          <Trans>Vous pouvez changer de commune et signaler. Tout sera envoyé au retour du réseau.</Trans>
        )}
      </p>
    </Banner>
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

interface AskedOnArrival {
  readonly asked: CityId | undefined;
  readonly entries: readonly CommuneEntry[] | undefined;
  readonly pick: (entry: CommuneEntry) => Promise<void>;
}

/** Whoever came by the link of a commune finds it proposed. */
function useAskedOnArrival({ asked, entries, pick }: AskedOnArrival): void {
  const done = useRef(false);
  useEffect(() => {
    const entry = entries?.find(({ code }) => code === asked);
    if (entry === undefined || done.current) return;
    done.current = true;
    void pick(entry);
  }, [asked, entries, pick]);
}

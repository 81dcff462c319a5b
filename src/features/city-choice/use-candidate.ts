import { useRef, useState } from "react";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import { communeAt, communeByCode, type GeoProblem } from "../../remote/communes/geo-api.ts";
import { loadCommuneIndex } from "../../remote/communes/load-index.ts";
import { nearestCommunes, type NearCommune } from "../../remote/communes/nearest-communes.ts";
import { isOverseasCollectivity } from "../../domain/city/overseas-collectivity.ts";
import type { Place } from "../../domain/place/place.ts";
import { currentPosition, type PositionProblem } from "../../remote/position/current-position.ts";
import { candidateOfCommune, candidateOfEntry, type Candidate } from "./candidate.ts";

export type Finding =
  | { readonly state: "none" }
  | { readonly state: "locating" }
  /** `problem`: the geographic API did not answer; the commune can still be chosen. */
  | {
      readonly state: "found";
      readonly candidate: Candidate;
      readonly loading: boolean;
      readonly problem?: GeoProblem["code"];
    }
  /** The geographic API did not answer: a choice of near centres. */
  | { readonly state: "near"; readonly communes: readonly NearCommune[] }
  | { readonly state: "geo-problem"; readonly problem: GeoProblem["code"] | "overseas" }
  | { readonly state: "position-problem"; readonly problem: PositionProblem["code"] };

const NEAR_MAX = 5;

/** The last request wins. */
export function useCandidate(index: readonly CommuneEntry[] | undefined) {
  const [finding, setFinding] = useState<Finding>({ state: "none" });
  const asked = useRef(0);

  function begin(first: Finding) {
    const turn = ++asked.current;
    setFinding(first);
    return (next: Finding): void => {
      if (turn === asked.current) setFinding(next);
    };
  }

  async function pick(entry: CommuneEntry): Promise<void> {
    const candidate = candidateOfEntry(entry, index ?? []);
    const show = begin({ state: "found", candidate, loading: true });
    const answer = await communeByCode(entry.code);
    show(
      answer.ok
        ? { state: "found", candidate: candidateOfCommune(answer.value, entry), loading: false }
        : findingWithout(answer.problem.code, candidate),
    );
  }

  async function locate(): Promise<void> {
    const show = begin({ state: "locating" });
    const position = await currentPosition();
    if (!position.ok) return show({ state: "position-problem", problem: position.problem.code });
    const answer = await communeAt(position.value.place);
    if (!answer.ok) return show(await findingAround(position.value.place, answer.problem.code));
    const entry = index?.find(({ code }) => code === answer.value.code);
    show({ state: "found", candidate: candidateOfCommune(answer.value, entry), loading: false });
  }

  return { finding, pick, locate };
}

/** A commune unknown to the API cannot be opened; one it was not asked about can. */
function findingWithout(problem: GeoProblem["code"], candidate: Candidate): Finding {
  if (problem !== "no_data") return { state: "found", candidate, loading: false, problem };
  return { state: "geo-problem", problem: isOverseasCollectivity(candidate.code) ? "overseas" : problem };
}

/** « No commune here » is an answer; without any, the index offers what is near. */
async function findingAround(place: Place, problem: GeoProblem["code"]): Promise<Finding> {
  if (problem === "no_data") return { state: "geo-problem", problem };
  const index = await loadCommuneIndex().catch(() => []);
  const communes = nearestCommunes(index, place, NEAR_MAX);
  return communes.length === 0 ? { state: "geo-problem", problem } : { state: "near", communes };
}

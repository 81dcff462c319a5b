import type { City } from "../../domain/city/city.ts";
import { useKeptMap, type KeptMap } from "./use-kept-map.ts";
import { useResumeDownload } from "./use-resume-download.ts";

/** Goes on, wherever a map or its settings are looked at, with the download of it that was broken off. */
export function ResumedDownload({ city }: { readonly city: City }) {
  const kept = useKeptMap(city);
  return kept === undefined ? null : <Going {...kept} />;
}

function Going({ map, job }: KeptMap) {
  useResumeDownload(map, job);
  return null;
}

import { lazy, Suspense } from "react";
import { withWords } from "../../i18n/activate-locale.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

const CityNotHere = lazy(async () => ({
  default: (await withWords(import("./city-not-here.tsx"))).CityNotHere,
}));

/** Rare: the map's first files do without it. */
export function CityUnknown() {
  return (
    <Suspense fallback={<Skeleton shape="card" count={4} />}>
      <CityNotHere />
    </Suspense>
  );
}

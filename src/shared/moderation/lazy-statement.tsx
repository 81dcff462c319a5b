import { lazy, Suspense } from "react";
import { withWords } from "../../i18n/activate-locale.ts";
import type { Decidable } from "./use-decision.ts";

/** Fetched for who wrote it alone. */
const Statement = lazy(async () => ({
  default: (await withWords(import("./statement.tsx"))).Statement,
}));

export function LazyStatement({ about }: { readonly about: Decidable }) {
  return (
    <Suspense fallback={null}>
      <Statement about={about} />
    </Suspense>
  );
}

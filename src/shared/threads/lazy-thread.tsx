import { lazy, Suspense } from "react";
import { withWords } from "../../i18n/activate-locale.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ThreadBlockProps } from "./thread-block.tsx";

const ThreadBlock = lazy(async () => ({
  default: (await withWords(import("./thread-block.tsx"))).ThreadBlock,
}));

/** The discussion comes after what it is about. */
export function LazyThread(props: ThreadBlockProps) {
  return (
    <Suspense fallback={<Skeleton count={2} />}>
      <ThreadBlock {...props} />
    </Suspense>
  );
}

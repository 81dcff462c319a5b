import { withWords } from "../../i18n/activate-locale.ts";
import { comingPart } from "../../ui/coming-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The discussion comes after what it is about. */
export const LazyThread = comingPart(
  async () => (await withWords(import("./thread-block.tsx"))).ThreadBlock,
  <Skeleton count={2} />,
);

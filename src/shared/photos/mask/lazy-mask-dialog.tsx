import { withWords } from "../../../i18n/activate-locale.ts";
import { comingPart } from "../../../ui/coming-part.tsx";
import { LostPart, type LostProps } from "../../../ui/lost-part.tsx";
import type { Masking } from "./use-masking.ts";

/** The tool, fetched once it is asked for. */
export const LazyMaskDialog = comingPart(
  async () => (await withWords(import("./mask-dialog.tsx"))).MaskDialog,
  null,
  LostMaskDialog,
);

function LostMaskDialog({ masking, ...lost }: LostProps & { readonly masking: Masking }) {
  return <LostPart {...lost} onClose={masking.close} />;
}

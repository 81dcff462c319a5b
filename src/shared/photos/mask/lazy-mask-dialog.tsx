import { lazy, Suspense, type ComponentProps } from "react";
import { withWords } from "../../../i18n/activate-locale.ts";
import type { MaskDialog } from "./mask-dialog.tsx";

const Dialog = lazy(async () => ({
  default: (await withWords(import("./mask-dialog.tsx"))).MaskDialog,
}));

/** The tool, fetched once it is asked for. */
export function LazyMaskDialog(props: ComponentProps<typeof MaskDialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}

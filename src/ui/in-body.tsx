import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** A dialog that an item of a menu opens: drawn outside the menu, which closes when the item is pressed. */
export function InBody({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body);
}

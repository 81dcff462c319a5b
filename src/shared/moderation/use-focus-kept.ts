import { useEffect, useRef, type FocusEvent } from "react";

/** Where what was pressed is gone with what it did, the focus stays in the section, on its heading (UI-5). */
export function useFocusKept() {
  const section = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>("h3")?.focus();
  });
  return {
    ref: section,
    onFocus(): void {
      wasInside.current = true;
    },
    onBlur({ target }: FocusEvent): void {
      if (target.isConnected) wasInside.current = false;
    },
  };
}

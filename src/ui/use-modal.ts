import { useLayoutEffect, useRef, type DialogHTMLAttributes, type RefObject } from "react";

interface Modal extends Pick<DialogHTMLAttributes<HTMLDialogElement>, "onCancel" | "onClose"> {
  readonly ref: RefObject<HTMLDialogElement | null>;
}

/** What a native modal dialog is given, so that it is open exactly while its owner says so. */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !open) return;
    element.showModal();
    // On unmount too: that, not removal, restores the focus.
    return () => element.close();
  }, [open]);
  return {
    ref,
    onCancel: (event) => {
      // React tells it to whoever holds the dialog as well.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event) => {
      // The browser closes on a second Escape even when `cancel` was prevented.
      if (open && !event.currentTarget.open) onClose();
    },
  };
}

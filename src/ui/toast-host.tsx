import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import {
  ToastContainer,
  cssTransition,
  toast,
  type CloseButtonProps,
  type IconProps,
} from "react-toastify/unstyled";
import { IconButton } from "./icon-button.tsx";
import { holdToasts } from "./hold-toasts.ts";
import "./toast.css";
import { useUiWords } from "./words.ts";

const Fade = cssTransition({ enter: "Toastify--fade-in", exit: "Toastify--fade-out", collapse: false });

/** Timers pause on hover and while a toast has the focus. */
export function ToastHost({ timeoutMs, max }: { readonly timeoutMs: number; readonly max: number }) {
  const words = useUiWords();
  return (
    <div ref={holdToasts} onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        aria-label={words.notices}
        position="top-right"
        autoClose={timeoutMs}
        limit={max}
        hideProgressBar
        transition={Fade}
        icon={ToastIcon}
        closeButton={CloseToast}
        closeOnClick={false}
        draggable={false}
        pauseOnFocusLoss
      />
    </div>
  );
}

function ToastIcon({ type }: IconProps) {
  if (type === "success") return <CircleCheck />;
  if (type === "warning") return <TriangleAlert />;
  if (type === "error") return <CircleAlert />;
  return <Info />;
}

function CloseToast({ closeToast }: CloseButtonProps) {
  const words = useUiWords();
  return <IconButton label={words.close} icon={<X />} onClick={() => closeToast(true)} />;
}

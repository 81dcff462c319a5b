export type ToastKind = "info" | "success" | "warning" | "error";

/**
 * Says something in passing. A toast is never the only place where a thing is said: what asks for an action or reports an
 * error also lives in the page or in the outbox. Errors stay until they are closed. The same words are shown once.
 */
export function toast(message: string, kind: ToastKind = "info"): void {
  // What shows toasts is loaded apart; without it nothing is lost that is not said elsewhere too.
  show(message, kind).catch(() => undefined);
}

async function show(message: string, kind: ToastKind): Promise<void> {
  const { toast } = await import("react-toastify/unstyled");
  const urgent = kind === "error";
  toast(message, {
    type: kind,
    toastId: `${kind} ${message}`,
    role: urgent ? "alert" : "status",
    ...(urgent ? { autoClose: false } : {}),
  });
}

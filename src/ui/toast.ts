export type ToastKind = "info" | "success" | "warning" | "error";

/** Never the only place of a message. Errors stay until closed; the same text is shown once. */
export function toast(message: string, kind: ToastKind = "info"): void {
  // The toast library is a chunk of its own; what matters is also said elsewhere.
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

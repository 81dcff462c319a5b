export const ANOMALY_STATUSES = [
  "new",
  "ack",
  "info",
  "planned",
  "progress",
  "forwarded",
  "claimed",
  "resolved",
  "rejected",
  "duplicate",
  "reopen",
  "withdrawn",
] as const;

export type AnomalyStatus = (typeof ANOMALY_STATUSES)[number];

/** The pin's shape says the status, its icon the category; colour only repeats it. */
export type PinShape = "round" | "square" | "diamond" | "bar" | "none";

interface StatusFacts {
  readonly group: "open" | "to-check" | "closed";
  readonly shape: PinShape;
}

export const STATUS_FACTS = {
  new: { group: "open", shape: "round" },
  ack: { group: "open", shape: "round" },
  info: { group: "open", shape: "round" },
  planned: { group: "open", shape: "square" },
  progress: { group: "open", shape: "square" },
  forwarded: { group: "open", shape: "square" },
  claimed: { group: "to-check", shape: "diamond" },
  resolved: { group: "closed", shape: "diamond" },
  rejected: { group: "closed", shape: "bar" },
  duplicate: { group: "closed", shape: "none" },
  reopen: { group: "open", shape: "round" },
  withdrawn: { group: "closed", shape: "none" },
} as const satisfies Record<AnomalyStatus, StatusFacts>;

/** Open in the sense of a resident and of Open311: the commune still owes an answer or a check. */
export function isOpen(status: AnomalyStatus): boolean {
  return STATUS_FACTS[status].group !== "closed";
}

import {
  Ban,
  CalendarClock,
  Check,
  CircleAlert,
  CircleHelp,
  Copy,
  Eye,
  Forward,
  RotateCcw,
  Undo2,
  Wrench,
  CheckCheck,
  type LucideIcon,
} from "lucide-react";
import type { AnomalyStatus } from "../../../domain/anomaly/statuses.ts";
import type { Tone } from "../../../ui/badge.tsx";

export const STATUS_ICONS = {
  new: CircleAlert,
  ack: Eye,
  info: CircleHelp,
  planned: CalendarClock,
  progress: Wrench,
  forwarded: Forward,
  claimed: Check,
  resolved: CheckCheck,
  rejected: Ban,
  duplicate: Copy,
  reopen: RotateCcw,
  withdrawn: Undo2,
} as const satisfies Record<AnomalyStatus, LucideIcon>;

/** Colour repeats what shape, icon and word already say. */
export const STATUS_TONES = {
  new: "warning",
  ack: "info",
  info: "warning",
  planned: "info",
  progress: "info",
  forwarded: "info",
  claimed: "success",
  resolved: "success",
  rejected: "neutral",
  duplicate: "neutral",
  reopen: "warning",
  withdrawn: "neutral",
} as const satisfies Record<AnomalyStatus, Tone>;

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
import { STATUS_FACTS, type AnomalyStatus, type PinShape } from "../../../domain/anomaly/statuses.ts";
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

const SHAPE_TONES = {
  round: "info",
  square: "warning",
  diamond: "success",
  bar: "neutral",
  none: "neutral",
} as const satisfies Record<PinShape, Tone>;

/** Colour repeats what shape, icon and word already say: on a chip as on the map. */
export function statusTone(status: AnomalyStatus): Tone {
  return SHAPE_TONES[STATUS_FACTS[status].shape];
}

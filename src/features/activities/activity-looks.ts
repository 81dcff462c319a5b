import {
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarX,
  CircleHelp,
  Drama,
  Handshake,
  HeartHandshake,
  Landmark,
  type LucideIcon,
  PartyPopper,
  School,
  Sprout,
  Store,
  Trophy,
  UsersRound,
} from "lucide-react";
import type { ActivityCategoryId, ActivityStatus } from "../../domain/activity/activity.ts";
import type { ItemField } from "../../shared/collection/item-field.tsx";
import type { Tone } from "../../ui/badge.tsx";

export const ACTIVITY_FIELDS = {
  fete: { icon: PartyPopper, hue: 320 },
  marche: { icon: Store, hue: 85 },
  sport: { icon: Trophy, hue: 55 },
  culture: { icon: Drama, hue: 290 },
  associations: { icon: Handshake, hue: 235 },
  jeunesse: { icon: School, hue: 200 },
  seniors: { icon: UsersRound, hue: 40 },
  solidarite: { icon: HeartHandshake, hue: 20 },
  environnement: { icon: Sprout, hue: 140 },
  reunion: { icon: Landmark, hue: 255 },
  autre: { icon: CalendarDays, hue: 260 },
} as const satisfies Record<ActivityCategoryId, ItemField>;

/** Colour repeats what icon and word already say. */
export const ACTIVITY_STATUS_LOOKS = {
  confirmed: { icon: CalendarCheck, tone: "success" },
  tentative: { icon: CircleHelp, tone: "info" },
  postponed: { icon: CalendarClock, tone: "warning" },
  cancelled: { icon: CalendarX, tone: "error" },
} as const satisfies Record<ActivityStatus, { readonly icon: LucideIcon; readonly tone: Tone }>;

import {
  Accessibility,
  Ban,
  Bike,
  CheckCheck,
  CircleCheck,
  Eye,
  GraduationCap,
  Hammer,
  HandHeart,
  House,
  Laptop,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Palette,
  ShieldCheck,
  Store,
  Trees,
  Undo2,
  Volleyball,
} from "lucide-react";
import type { IdeaCategoryId, IdeaStatus } from "../../domain/idea/idea.ts";
import type { ItemField } from "../../shared/collection/item-field.tsx";
import type { Tone } from "../../ui/badge.tsx";

export const IDEA_FIELDS = {
  mobilites: { icon: Bike, hue: 255 },
  nature: { icon: Trees, hue: 140 },
  "cadre-de-vie": { icon: House, hue: 40 },
  sport: { icon: Volleyball, hue: 55 },
  culture: { icon: Palette, hue: 320 },
  education: { icon: GraduationCap, hue: 235 },
  solidarite: { icon: Accessibility, hue: 290 },
  tranquillite: { icon: ShieldCheck, hue: 220 },
  commerce: { icon: Store, hue: 85 },
  transition: { icon: Leaf, hue: 160 },
  numerique: { icon: Laptop, hue: 200 },
  autre: { icon: Lightbulb, hue: 260 },
} as const satisfies Record<IdeaCategoryId, ItemField>;

/** Colour repeats what icon and word already say. */
export const IDEA_STATUS_LOOKS = {
  open: { icon: HandHeart, tone: "info" },
  review: { icon: Eye, tone: "warning" },
  accepted: { icon: CircleCheck, tone: "success" },
  doing: { icon: Hammer, tone: "success" },
  done: { icon: CheckCheck, tone: "success" },
  declined: { icon: Ban, tone: "neutral" },
  retired: { icon: Undo2, tone: "neutral" },
} as const satisfies Record<IdeaStatus, { readonly icon: LucideIcon; readonly tone: Tone }>;

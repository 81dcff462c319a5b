import {
  Armchair,
  Building2,
  Droplets,
  Ellipsis,
  Lamp,
  type LucideIcon,
  PawPrint,
  Route,
  Signpost,
  SprayCan,
  TrafficCone,
  Trash2,
  TreeDeciduous,
} from "lucide-react";

import type { CategoryId } from "../../../domain/anomaly/categories.ts";

export const CATEGORY_ICONS = {
  voirie: Route,
  eclairage: Lamp,
  proprete: Trash2,
  objets: Armchair,
  graffitis: SprayCan,
  mobilier: Signpost,
  vegetal: TreeDeciduous,
  animaux: PawPrint,
  eau: Droplets,
  batiments: Building2,
  chantier: TrafficCone,
  autre: Ellipsis,
} as const satisfies Record<CategoryId, LucideIcon>;

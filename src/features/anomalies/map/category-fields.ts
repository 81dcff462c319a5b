import { CATEGORY_IDS, type CategoryId } from "../../../domain/anomaly/categories.ts";
import type { ItemField } from "../../../shared/collection/item-field.tsx";
import { CATEGORY_ICONS } from "./category-icons.ts";

const HUES = {
  voirie: 255,
  eclairage: 85,
  proprete: 160,
  objets: 40,
  graffitis: 320,
  mobilier: 220,
  vegetal: 140,
  animaux: 60,
  eau: 235,
  batiments: 290,
  chantier: 55,
  autre: 260,
} as const satisfies Record<CategoryId, number>;

export const CATEGORY_FIELDS = Object.fromEntries(
  CATEGORY_IDS.map((id) => [id, { icon: CATEGORY_ICONS[id], hue: HUES[id] }]),
) as Record<CategoryId, ItemField>;

import type { CityId } from "../../src/domain/city/city.ts";
import { DEFAULT_CITY_SETTINGS, type CitySettings } from "../../src/domain/city/city-settings.ts";
import { SMALL_CITY_ID } from "./accounts.ts";

export interface OtherCommune {
  readonly cityId: CityId;
  readonly count: number;
  readonly settings: CitySettings;
  /** Its town hall uses Parvis. */
  readonly isAnswered: boolean;
}

/** A village whose town hall opens two mornings a week, and a large city where residents are alone so far. */
export const OTHER_COMMUNES: readonly OtherCommune[] = [
  {
    cityId: SMALL_CITY_ID,
    count: 9,
    isAnswered: true,
    settings: {
      ...DEFAULT_CITY_SETTINGS,
      preModeration: "none",
      message: "La salle des fêtes est fermée jusqu’au 15 : le sol est refait.",
      townHall: {
        address: "1 rue de l’Église\n35420 Villamée",
        phone: "02 99 55 00 01",
        hours: "Le mardi et le vendredi de 9 h à 12 h",
      },
    },
  },
  {
    cityId: "35238",
    count: 14,
    isAnswered: false,
    settings: { ...DEFAULT_CITY_SETTINGS, preModeration: "none" },
  },
];

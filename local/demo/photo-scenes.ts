import { drain, flood, grass, hedge, leak, tree } from "./scenes/green-and-water.ts";
import { bags, bottleBank, fullBin, sofa, washer, wreck } from "./scenes/left-things.ts";
import { bikeLane, bollard, crossing, gravel, pothole, slabs, stopSign, trench } from "./scenes/road.ts";
import type { Scene } from "./scenes/scene.ts";
import {
  brokenBench,
  scooter,
  lampByDay,
  lampOff,
  leaningMast,
  playground,
  shelter,
  tag,
} from "./scenes/street-things.ts";

/** By how the title of a report begins: the photo shows what the report says. */
const SCENES: readonly (readonly [beginning: string, scene: Scene])[] = [
  ["Nid-de-poule", pothole],
  ["Série de nids-de-poule", pothole],
  ["Gros trou", pothole],
  ["Chaussée affaissée", pothole],
  ["Trottoir soulevé", slabs],
  ["Dalles descellées", slabs],
  ["Panneau stop couché", stopSign],
  ["Passage piéton effacé", crossing],
  ["Piste cyclable pleine", gravel],
  ["Bande cyclable coupée", bikeLane],
  ["Tranchée sans barrière", trench],
  ["Barrières de chantier", trench],
  ["Potelet arraché", bollard],
  ["Lampadaire éteint", lampOff],
  ["Point lumineux", lampOff],
  ["Deux lampadaires", lampOff],
  ["Toute la rue dans le noir", lampOff],
  ["Lampadaire allumé", lampByDay],
  ["Mât de lampadaire penché", leaningMast],
  ["Corbeille qui déborde", fullBin],
  ["Conteneur à verre", bottleBank],
  ["Colonne de tri", bottleBank],
  ["Dépôt de gravats", bags],
  ["Sacs-poubelle", bags],
  ["Canapé", sofa],
  ["Machine à laver", washer],
  ["Voiture ventouse", wreck],
  ["Épave", wreck],
  ["Trottinette", scooter],
  ["Tag", tag],
  ["Graffitis", tag],
  ["Banc cassé", brokenBench],
  ["Dossier de banc", brokenBench],
  ["Vitre de l’abribus", shelter],
  ["Balançoire", playground],
  ["Branche qui menace", tree],
  ["Haie qui déborde", hedge],
  ["Herbes hautes", grass],
  ["Accotement à faucher", grass],
  ["Avaloir bouché", drain],
  ["Grille d’eau pluviale", drain],
  ["Caniveau plein", drain],
  ["Route inondée", flood],
  ["Chemin du canal sous l’eau", flood],
  ["Fuite d’eau", leak],
];

/** What a photo of this report would show; undefined when nothing was drawn for it. */
export function sceneOf(title: string): Scene | undefined {
  return SCENES.find(([beginning]) => title.startsWith(beginning))?.[1];
}

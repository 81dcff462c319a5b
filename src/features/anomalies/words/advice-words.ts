import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AdviceCode } from "../../../domain/anomaly/categories.ts";

export const ADVICE_WORDS = {
  department_road: msg`Une route départementale peut relever du Département : la commune transmettra.`,
  mast_number: msg`Si vous le voyez, indiquez le numéro inscrit sur le mât.`,
  hide_plates: msg`Ne montrez pas de plaque d’immatriculation sur la photo.`,
  no_plate_number: msg`N’écrivez pas de numéro de plaque.`,
  hateful_words: msg`La photo et le texte ne seront vus que par la mairie.`,
  water_leak: msg`Une fuite sur la voie publique est transmise au service des eaux. En cas de jaillissement, appelez aussi son numéro d’urgence.`,
  open_hatch: msg`Ne touchez pas. Éloignez les enfants et appelez la mairie. En cas de danger immédiat, appelez le 112.`,
  noise: msg`Le bruit ne se signale pas sur la carte. De nuit ou en cas de tapage, appelez le 17. Sinon, la mairie peut proposer une médiation.`,
  neighbours: msg`Un conflit de voisinage ne se règle pas sur la carte publique. Un conciliateur de justice peut vous aider, gratuitement : la mairie vous dira quand le rencontrer.`,
  emergency: msg`En cas de danger immédiat, appelez le 112. Police ou gendarmerie : 17. Pompiers : 18. Samu : 15.`,
} as const satisfies Record<AdviceCode, MessageDescriptor>;

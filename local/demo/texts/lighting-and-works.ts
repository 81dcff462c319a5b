import type { ReportTexts } from "./report-text.ts";

/** Éclairage, chantiers et stationnement. */
export const LIGHTING_AND_WORKS_TEXTS: ReportTexts = {
  "lampadaire-eteint": [
    [
      "Lampadaire éteint {rue}",
      "Le lampadaire devant chez nous ne s’allume plus depuis une semaine. Le trottoir est dans le noir dès 18 h.",
    ],
    [
      "Deux lampadaires en panne",
      "Deux candélabres de suite sont éteints, juste avant le passage piéton de l’école.",
    ],
    [
      "Éclairage en panne à l’arrêt de bus",
      "L’arrêt n’est plus éclairé le soir {rue}, le chauffeur ne nous voit pas toujours.",
    ],
    [
      "Point lumineux hors service",
      "Le mât porte le numéro B-217. Il s’est éteint après l’orage de la semaine dernière.",
    ],
    [
      "Sentier du lavoir sans lumière",
      "La lampe du milieu du sentier est éteinte, les lycéens rentrent dans le noir.",
    ],
  ],
  "rue-dans-le-noir": [
    [
      "Toute la rue dans le noir",
      "Plus aucun lampadaire ne s’allume {rue} depuis deux soirs, du rond-point jusqu’au bout.",
    ],
    [
      "Lotissement sans éclairage",
      "L’ensemble du lotissement est éteint depuis la coupure de courant de jeudi.",
    ],
  ],
  "lampadaire-allume-le-jour": [
    [
      "Lampadaire allumé toute la journée {rue}",
      "Il reste allumé jour et nuit depuis le changement d’heure. C’est dommage pour la facture.",
    ],
    [
      "Lampadaire qui clignote",
      "La lampe clignote toute la nuit devant les fenêtres des chambres, c’est très gênant pour dormir.",
    ],
  ],
  "mat-abime": [
    ["Mât de lampadaire penché {rue}", "Le mât a été heurté par une voiture et penche vers la chaussée."],
    [
      "Mât rouillé à la base",
      "La peinture cloque et le pied du mât est percé par la rouille sur plusieurs centimètres.",
    ],
  ],
  "cable-ou-trappe-ouverte": [
    [
      "Trappe ouverte au pied du lampadaire",
      "La petite porte du mât est ouverte et on voit les fils. C’est à hauteur d’enfant, près de l’aire de jeux.",
    ],
    ["Câble qui pend {rue}", "Un câble s’est décroché d’une façade et pend à environ deux mètres du sol."],
  ],
  "chantier-mal-protege": [
    [
      "Tranchée sans barrière {rue}",
      "La tranchée de la fibre n’est protégée que par un ruban. Le soir on ne la voit pas.",
    ],
    [
      "Barrières de chantier renversées",
      "Les barrières sont tombées avec le vent et le trou est accessible depuis le trottoir.",
    ],
    [
      "Matériaux sur le trottoir",
      "Des palettes bloquent le trottoir depuis dix jours, les écoliers marchent sur la chaussée.",
    ],
  ],
  "signalisation-chantier": [
    [
      "Déviation mal indiquée",
      "Le dernier panneau de déviation manque, les camions se retrouvent dans l’impasse et font demi-tour chez nous.",
    ],
    [
      "Panneau travaux oublié {rue}",
      "Le chantier est terminé depuis un mois mais les panneaux et les plots sont toujours là.",
    ],
  ],
  "stationnement-genant": [
    [
      "Voitures garées sur le trottoir {rue}",
      "Tous les soirs des véhicules se garent sur le trottoir, il faut passer sur la route avec la poussette.",
    ],
    [
      "Stationnement devant le local à vélos",
      "L’entrée du local est souvent bloquée aux heures de sortie de l’école.",
    ],
    [
      "Demi-tours dangereux à la sortie des classes",
      "Des voitures s’arrêtent en double file chaque jour à 16 h 30 et masquent le passage piéton.",
    ],
  ],
};

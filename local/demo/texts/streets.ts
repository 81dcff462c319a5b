import type { ReportTexts } from "./report-text.ts";

/** Voirie et déplacements. */
export const STREET_TEXTS: ReportTexts = {
  "nid-de-poule": [
    [
      "Nid-de-poule {rue}",
      "Un trou d’une trentaine de centimètres s’est ouvert {rue}. Les voitures se déportent sur la voie d’en face pour l’éviter.",
    ],
    [
      "Chaussée affaissée {rue}",
      "La chaussée s’est affaissée sur environ deux mètres, sans doute après les travaux de réseau du printemps.",
    ],
    [
      "Gros trou à la sortie du rond-point",
      "Le trou se remplit d’eau quand il pleut et on ne le voit plus. J’ai failli tomber à vélo ce matin.",
    ],
    [
      "Enrobé qui se décolle {rue}",
      "Des plaques d’enrobé se détachent et les gravillons partent sous les roues. Les riverains en retrouvent sur les trottoirs.",
    ],
    [
      "Série de nids-de-poule",
      "J’en ai compté cinq entre l’arrêt de bus et le carrefour, dont un assez profond devant le portail de la crèche.",
    ],
  ],
  "trottoir-abime": [
    [
      "Trottoir soulevé par les racines {rue}",
      "Les racines du platane ont soulevé le bitume d’au moins dix centimètres. Une voisine âgée a trébuché hier.",
    ],
    [
      "Dalles descellées devant la boulangerie",
      "Trois dalles bougent quand on marche dessus et projettent de l’eau les jours de pluie.",
    ],
    [
      "Bordure de trottoir cassée",
      "La bordure a été arrachée par un camion de livraison. Il reste un morceau de béton sur la chaussée.",
    ],
  ],
  "panneau-signalisation": [
    [
      "Panneau stop couché {rue}",
      "Le panneau stop est à terre depuis le coup de vent de dimanche. Le carrefour devient dangereux.",
    ],
    [
      "Panneau de limitation illisible",
      "Le panneau 30 est entièrement recouvert de mousse, on ne le lit plus depuis la voiture.",
    ],
    [
      "Plaque de rue manquante {rue}",
      "La plaque a disparu à l’angle, les livreurs se trompent régulièrement d’entrée.",
    ],
  ],
  "marquage-efface": [
    [
      "Passage piéton effacé {rue}",
      "On ne distingue presque plus les bandes blanches, alors que beaucoup d’enfants traversent ici pour aller à l’école.",
    ],
    [
      "Ligne de stop effacée",
      "Le marquage au sol n’est plus visible la nuit, surtout quand la chaussée est mouillée.",
    ],
    [
      "Place handicapée à repeindre",
      "Le pictogramme de la place réservée a disparu, des véhicules s’y garent sans le savoir.",
    ],
  ],
  "feu-tricolore": [
    [
      "Feu piéton toujours rouge",
      "Le bouton d’appel ne répond plus, le feu piéton reste rouge même après plusieurs minutes.",
    ],
    [
      "Feu tricolore éteint {rue}",
      "Le feu est complètement éteint depuis ce matin, chacun passe comme il peut.",
    ],
    [
      "Signal sonore du feu en panne",
      "Le répétiteur sonore pour les personnes malvoyantes ne se déclenche plus à ce carrefour.",
    ],
  ],
  "piste-cyclable": [
    [
      "Piste cyclable pleine de gravillons {rue}",
      "Des gravillons se sont accumulés dans le virage. À vélo on glisse facilement.",
    ],
    [
      "Racines sur la piste le long du canal",
      "Trois bosses se suivent sur la piste à hauteur de l’écluse, difficile avec une remorque d’enfant.",
    ],
    [
      "Bande cyclable coupée par des poubelles",
      "Chaque mardi les bacs sont déposés sur la bande cyclable {rue} et obligent à passer sur la route.",
    ],
    [
      "Potelet au milieu de la piste, peu visible",
      "Le potelet gris n’a plus de bande réfléchissante, on le découvre au dernier moment la nuit.",
    ],
  ],
  "acces-difficile": [
    [
      "Pas de bateau pour traverser {rue}",
      "Aucun abaissement de trottoir de ce côté : avec un fauteuil il faut faire le tour du pâté de maisons.",
    ],
    [
      "Rampe de la médiathèque encombrée",
      "La rampe d’accès sert de garage à vélos en fin de journée, une poussette ne passe plus.",
    ],
    [
      "Trottoir trop étroit à cause d’un poteau",
      "Il reste soixante centimètres entre le poteau et le mur, impossible avec un déambulateur.",
    ],
  ],
  "obstacle-voie": [
    [
      "Branche tombée sur la chaussée {rue}",
      "Une grosse branche occupe la moitié de la voie, il faut rouler sur l’accotement.",
    ],
    [
      "Tas de sable laissé sur la route",
      "Un tas de sable a été oublié après un chantier privé, il commence à se répandre avec la pluie.",
    ],
    [
      "Plots renversés au milieu de la voie",
      "Des plots de chantier ont roulé sur la chaussée pendant la nuit {rue}.",
    ],
  ],
  "neige-verglas": [
    [
      "Plaque de verglas {rue}",
      "L’eau d’une gouttière gèle chaque matin sur le trottoir, une personne est tombée devant moi.",
    ],
    [
      "Escalier verglacé près de la mairie",
      "Les marches n’ont pas été salées et sont très glissantes avant neuf heures.",
    ],
  ],
};

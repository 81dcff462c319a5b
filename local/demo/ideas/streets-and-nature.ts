import type { IdeaText } from "./idea-text.ts";

export const STREETS_AND_NATURE: readonly IdeaText[] = [
  [
    "mobilites",
    "Une piste cyclable jusqu’à la gare",
    "Pour aller à la gare à vélo, il faut rouler sur la route à 70 km/h.",
    "Tracer une piste séparée de la route sur les 900 derniers mètres, avec un éclairage.",
  ],
  [
    "mobilites",
    "Des arceaux à vélos devant les commerces",
    "Les vélos sont attachés aux barrières et gênent les poussettes.",
    "Poser quatre arceaux devant la boulangerie et quatre devant la pharmacie.",
  ],
  [
    "mobilites",
    "Une ligne de pédibus pour l’école des Mésanges",
    "Chaque matin, trente voitures s’arrêtent en double file devant l’école.",
    "Matérialiser deux trajets à pied avec des arrêts et des horaires, tenus par des parents.",
  ],
  [
    "mobilites",
    "Prolonger le bus du samedi soir",
    "Le dernier bus part avant la fin du cinéma et des matchs.",
    "Demander à Rennes Métropole un départ à 0 h 15 le samedi, à l’essai pendant six mois.",
  ],
  [
    "mobilites",
    "Un passage piéton près de la salle de sport",
    "Les enfants traversent entre deux virages pour aller au handball.",
    "Créer un passage surélevé avec un panneau lumineux.",
  ],
  [
    "mobilites",
    "Autopartage : deux voitures au centre",
    "Beaucoup de familles gardent une seconde voiture pour trois trajets par mois.",
    "Réserver deux places à des voitures partagées, dont une électrique.",
  ],
  [
    "mobilites",
    "Une zone 30 dans tout le centre",
    "Les voitures accélèrent entre l’église et le pont.",
    "Passer le centre en zone 30 et revoir les priorités à droite.",
  ],
  [
    "nature",
    "Des arbres sur la place de la mairie",
    "L’été, la place est en plein soleil et personne ne s’y arrête.",
    "Planter huit tilleuls et poser quatre bancs à leur ombre.",
  ],
  [
    "nature",
    "Un verger ouvert à tous",
    "Nos enfants ne savent plus d’où viennent les pommes.",
    "Planter vingt fruitiers de variétés locales dans le pré communal ; chacun cueille ce qu’il mange.",
  ],
  [
    "nature",
    "Laisser pousser les prairies jusqu’en juillet",
    "Les pelouses sont tondues toutes les deux semaines, même où personne ne marche.",
    "Faucher tard la moitié des pelouses et l’expliquer par un panneau.",
  ],
  [
    "nature",
    "Une mare pédagogique au parc",
    "Les classes vont à vingt kilomètres pour voir des grenouilles.",
    "Creuser une mare peu profonde derrière l’école, avec un ponton.",
  ],
  [
    "nature",
    "Des nichoirs faits par les écoliers",
    "Les hirondelles et les mésanges trouvent moins d’abris dans les façades neuves.",
    "Fabriquer cinquante nichoirs avec les écoles et les poser avant mars.",
  ],
  [
    "nature",
    "Ouvrir le chemin du bord de l’Ille",
    "Le sentier s’arrête au barbelé après le moulin.",
    "Demander un droit de passage et poser deux portillons pour relier les deux tronçons.",
  ],
  [
    "nature",
    "Des jardins familiaux aux Omblais",
    "La liste d’attente pour un jardin dépasse trois ans.",
    "Créer quinze parcelles de 80 m² avec une réserve d’eau de pluie.",
  ],
  [
    "cadre-de-vie",
    "Des bancs tous les deux cents mètres",
    "Ma mère ne peut plus aller au marché parce qu’elle ne peut pas s’asseoir en chemin.",
    "Poser douze bancs avec accoudoirs sur les trois trajets les plus empruntés.",
  ],
  [
    "cadre-de-vie",
    "Refaire la fresque du préau",
    "La fresque de 1998 s’écaille et n’est plus lisible.",
    "La repeindre avec une artiste et les enfants du centre de loisirs.",
  ],
  [
    "cadre-de-vie",
    "Des toilettes publiques au parc",
    "Les familles partent au bout d’une heure, faute de toilettes.",
    "Installer des toilettes sèches entretenues de mai à septembre.",
  ],
  [
    "cadre-de-vie",
    "Éteindre les vitrines la nuit",
    "Des vitrines restent allumées toute la nuit dans une rue vide.",
    "Signer une charte avec les commerçants pour éteindre à 22 h.",
  ],
  [
    "cadre-de-vie",
    "Une fontaine à eau sur le marché",
    "On achète des bouteilles alors que l’eau du robinet est bonne.",
    "Poser une fontaine près de la halle.",
  ],
];

import type { IdeaText } from "./idea-text.ts";

export const TOGETHER: readonly IdeaText[] = [
  [
    "sport",
    "Un skatepark près du stade",
    "Les jeunes glissent sur le parking de la médiathèque, entre les voitures.",
    "Construire un petit skatepark en béton avec une partie pour débuter.",
  ],
  [
    "sport",
    "Ouvrir le gymnase le dimanche matin",
    "Le gymnase est fermé quand les familles sont libres.",
    "Ouvrir de 10 h à 12 h 30 le dimanche, avec un bénévole de permanence.",
  ],
  [
    "sport",
    "Des agrès en plein air au bord du canal",
    "Il n’y a rien entre la salle payante et la course à pied.",
    "Installer cinq agrès accessibles à tous, dont deux en fauteuil.",
  ],
  [
    "sport",
    "Un terrain de pétanque éclairé",
    "On ne joue plus dès 17 h en hiver.",
    "Ajouter deux lampes à minuterie au boulodrome.",
  ],
  [
    "sport",
    "Une boucle de course balisée de 5 km",
    "Chacun cherche son parcours et finit sur la route.",
    "Baliser une boucle par les chemins, avec les distances.",
  ],
  [
    "culture",
    "Une boîte à livres dans chaque quartier",
    "La médiathèque est loin des lotissements du nord.",
    "Installer six boîtes à livres faites avec des matériaux récupérés.",
  ],
  [
    "culture",
    "Des concerts dans les jardins",
    "L’été, il faut aller à Rennes pour écouter de la musique.",
    "Proposer quatre concerts chez l’habitant, sur inscription, prix libre.",
  ],
  [
    "culture",
    "Un ciné-club une fois par mois",
    "La salle est vide le jeudi soir.",
    "Choisir ensemble un film et en parler après la séance.",
  ],
  [
    "culture",
    "Raconter l’histoire des rues",
    "Personne ne sait qui étaient les gens dont nos rues portent le nom.",
    "Poser vingt petites plaques avec un texte écrit par les classes de CM2.",
  ],
  [
    "culture",
    "Prêter des instruments de musique",
    "Acheter un violon pour un essai de six mois coûte trop cher.",
    "Créer une réserve d’instruments à la médiathèque.",
  ],
  [
    "education",
    "Un conseil municipal des jeunes",
    "Les 11-17 ans n’ont aucun endroit où dire ce qu’ils attendent.",
    "Élire vingt jeunes pour deux ans, avec un petit budget à eux.",
  ],
  [
    "education",
    "Aide aux devoirs avec des retraités",
    "Des enfants n’ont pas d’endroit calme pour travailler le soir.",
    "Ouvrir une salle deux soirs par semaine avec des bénévoles.",
  ],
  [
    "education",
    "Une cour d’école moins chaude",
    "En juin, le bitume de la cour dépasse 50 °C.",
    "Remplacer la moitié du bitume par des copeaux, des arbres et de l’herbe.",
  ],
  [
    "education",
    "Des repas végétariens au choix chaque jour",
    "Il n’y a un menu végétarien que le mardi.",
    "Le proposer chaque jour, à l’inscription, pour ne pas gaspiller.",
  ],
  [
    "education",
    "Un local pour les lycéens",
    "Le soir, les lycéens restent dans l’abribus.",
    "Ouvrir l’ancienne salle des archives le mercredi et le vendredi.",
  ],
  [
    "solidarite",
    "Un frigo solidaire près de la halle",
    "À la fin du marché, des légumes partent à la benne.",
    "Installer un frigo où chacun donne et prend, relevé deux fois par jour.",
  ],
  [
    "solidarite",
    "Des visites aux personnes isolées",
    "Pendant la canicule, des voisins âgés n’ont vu personne.",
    "Organiser des équipes de deux voisins pour une visite par semaine.",
  ],
  [
    "solidarite",
    "Un défibrillateur au stade",
    "Le plus proche est à huit minutes à pied.",
    "En poser un sous abri, accessible jour et nuit.",
  ],
  [
    "solidarite",
    "Des consultations avancées de sage-femme",
    "Il faut aller à Rennes pour le suivi de grossesse.",
    "Prêter un bureau de la maison de santé un jour par semaine.",
  ],
  [
    "solidarite",
    "Un café des aidants",
    "Ceux qui s’occupent d’un proche n’ont pas de moment à eux.",
    "Ouvrir un temps d’échange mensuel avec une psychologue.",
  ],
];

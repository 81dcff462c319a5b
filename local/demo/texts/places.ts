import type { ReportTexts } from "./report-text.ts";

/** Mobilier, espaces verts, eau, bâtiments, autre. */
export const PLACE_TEXTS: ReportTexts = {
  banc: [
    ["Banc cassé au bord du canal", "Deux lattes de l’assise ont disparu et une vis dépasse."],
    [
      "Dossier de banc arraché {rue}",
      "Le dossier ne tient plus que d’un côté, c’est le seul banc entre la résidence et le marché.",
    ],
    ["Banc descellé au square", "Il bascule vers l’arrière quand on s’assoit au bout."],
  ],
  "potelet-ou-barriere": [
    [
      "Potelet arraché {rue}",
      "Le potelet est couché et son socle forme un trou où l’on peut se tordre la cheville.",
    ],
    ["Barrière de l’école tordue", "La barrière a été heurtée, un barreau pointu dépasse côté trottoir."],
    [
      "Barrière du chemin bloquée",
      "Elle ne s’ouvre plus, les agriculteurs et les secours ne peuvent plus passer.",
    ],
  ],
  "abri-de-bus": [
    ["Vitre de l’abribus brisée {rue}", "La vitre latérale est tombée en morceaux, le banc en est couvert."],
    ["Fuite dans le toit de l’abri", "Quand il pleut, l’eau tombe juste au-dessus du banc."],
  ],
  "jeux-pour-enfants": [
    ["Balançoire décrochée", "Une des deux chaînes a cédé, l’autre balançoire grince beaucoup."],
    [
      "Toboggan fissuré à l’aire de jeux",
      "La fissure en bas de la glissière pince les doigts, mon fils s’est coupé légèrement.",
    ],
    ["Sol souple décollé", "Le revêtement se soulève sous le portique et forme une bosse."],
  ],
  fontaine: [
    [
      "Fontaine à eau hors service",
      "Le bouton reste enfoncé et rien ne coule, alors qu’il fait très chaud au terrain de sport.",
    ],
    ["Fontaine qui coule sans arrêt {rue}", "L’eau coule jour et nuit et forme une flaque devant le banc."],
  ],
  "toilettes-publiques": [
    ["Toilettes publiques fermées", "La porte est verrouillée en pleine journée de marché."],
    ["Plus d’eau aux toilettes du parc", "Le lavabo ne fonctionne plus et la lumière clignote."],
  ],
  "panneau-information": [
    [
      "Panneau d’information embué",
      "On ne lit plus les affiches municipales, la condensation est à l’intérieur de la vitrine.",
    ],
    ["Journal lumineux figé {rue}", "Il affiche encore le programme du mois dernier."],
    [
      "Plan de la commune décoloré",
      "Le plan près de la halte ferroviaire a tellement blanchi qu’on ne distingue plus les rues.",
    ],
  ],
  "arbre-dangereux": [
    [
      "Branche qui menace de tomber {rue}",
      "Une grosse branche est cassée et ne tient plus que par l’écorce au-dessus du trottoir.",
    ],
    ["Arbre penché après la tempête", "Le pin penche nettement vers le parking et les racines se soulèvent."],
    [
      "Arbre mort dans la cour de la crèche",
      "Il n’a plus de feuilles depuis deux ans et perd des morceaux d’écorce.",
    ],
  ],
  "haie-genante": [
    [
      "Haie qui déborde sur le trottoir {rue}",
      "Il ne reste plus qu’un passage de cinquante centimètres, il faut descendre sur la chaussée.",
    ],
    ["Visibilité masquée au carrefour", "La haie de l’angle cache les voitures qui arrivent de la droite."],
    ["Ronces sur le chemin piéton", "Elles traversent le chemin à hauteur de visage d’enfant."],
  ],
  "herbes-hautes": [
    [
      "Herbes hautes au carrefour {rue}",
      "On ne voit plus rien en sortant de l’impasse, il faut avancer le nez de la voiture.",
    ],
    [
      "Accotement à faucher",
      "Le fossé et l’accotement sont envahis, les marcheurs sont repoussés sur la route.",
    ],
    [
      "Chardons sur le terrain de jeux",
      "Les enfants ne peuvent plus jouer au ballon, il y a des chardons partout.",
    ],
  ],
  "plantation-abimee": [
    [
      "Massif piétiné devant la mairie",
      "Les plantations de printemps ont été écrasées, sans doute par un scooter.",
    ],
    ["Jeunes arbres cassés {rue}", "Deux des trois érables plantés cet hiver ont été cassés à mi-hauteur."],
    ["Jardinière renversée", "La jardinière est retournée et la terre couvre le passage."],
  ],
  "arrosage-defectueux": [
    [
      "Arrosage en plein midi",
      "L’arrosage automatique du rond-point tourne aux heures chaudes et mouille surtout la route.",
    ],
    ["Tuyau percé dans le massif {rue}", "L’eau jaillit à chaque arrosage et coule jusque dans le caniveau."],
  ],
  "avaloir-bouche": [
    ["Avaloir bouché {rue}", "Les feuilles bouchent la grille, une grande flaque se forme à chaque averse."],
    [
      "Grille d’eau pluviale obstruée",
      "De la terre de chantier a rempli l’avaloir, l’eau s’écoule vers les garages.",
    ],
    [
      "Caniveau plein de feuilles",
      "Sur une vingtaine de mètres l’eau ne s’écoule plus et déborde sur le trottoir.",
    ],
  ],
  "fuite-eau": [
    [
      "Fuite d’eau sur la chaussée {rue}",
      "L’eau claire sort par une fissure du bitume, sans interruption depuis hier soir.",
    ],
    [
      "Compteur qui fuit sur le trottoir",
      "La plaque du compteur baigne dans l’eau et le trottoir est toujours mouillé.",
    ],
    ["Poteau incendie qui goutte", "Un filet d’eau coule en continu au pied du poteau rouge."],
  ],
  "plaque-egout": [
    [
      "Plaque d’égout qui claque {rue}",
      "Elle claque à chaque passage de voiture, jour et nuit, devant les chambres.",
    ],
    ["Plaque enfoncée", "Le regard est descendu de cinq centimètres, on tape fort à vélo."],
  ],
  "inondation-voirie": [
    [
      "Route inondée sous le pont",
      "Trente centimètres d’eau sous le pont de la voie ferrée ce matin, deux voitures ont fait demi-tour.",
    ],
    [
      "Chemin du canal sous l’eau",
      "La berge est submersible mais cette fois l’eau stagne depuis une semaine.",
    ],
    ["Eau qui entre dans les garages {rue}", "À chaque gros orage l’eau de la rue descend vers nos garages."],
  ],
  odeur: [
    ["Odeur d’égout {rue}", "Une forte odeur sort de la grille le soir, surtout quand il fait chaud."],
    [
      "Odeur d’eau croupie près du gymnase",
      "Elle vient de la grille du parking, surtout après plusieurs jours sans pluie.",
    ],
  ],
  ecole: [
    [
      "Portail de l’école qui ferme mal",
      "Le portail ne se verrouille plus, les petits peuvent sortir pendant la récréation.",
    ],
    [
      "Store cassé dans une classe",
      "Le store reste baissé, la classe de CE1 travaille avec la lumière toute la journée.",
    ],
    ["Préau qui fuit", "L’eau traverse le toit du préau à deux endroits."],
  ],
  "salle-ou-gymnase": [
    ["Chauffage en panne au gymnase", "Dix degrés hier soir pendant l’entraînement des enfants."],
    ["Porte de secours coincée", "La porte côté parking s’ouvre difficilement, elle frotte au sol."],
    [
      "Néons à changer dans la salle polyvalente",
      "Quatre néons sont éteints et un cinquième clignote au-dessus de la scène.",
    ],
  ],
  cimetiere: [
    ["Robinet du cimetière cassé", "Le robinet de l’allée centrale n’a plus de poignée."],
    [
      "Allée ravinée au cimetière",
      "Les gravillons sont partis avec la pluie, difficile d’avancer avec une canne.",
    ],
  ],
  mairie: [
    ["Porte automatique de la mairie en panne", "Elle reste fermée, il faut faire le tour par l’escalier."],
    ["Horloge de la mairie arrêtée", "Elle indique 4 h 10 depuis la semaine dernière."],
  ],
  "autre-equipement": [
    ["Filet du terrain de tennis déchiré", "Le filet du court numéro 2 est déchiré sur un mètre."],
    ["Table de ping-pong fendue", "Le coin de la table en béton s’est effrité, des morceaux sont par terre."],
    ["Boîte à livres abîmée {rue}", "La porte vitrée ne ferme plus et les livres prennent l’eau."],
  ],
  autre: [
    [
      "Hauban de poteau téléphonique détendu",
      "Le câble pend au-dessus du chemin {rue}, je ne sais pas à qui le dire.",
    ],
    [
      "Bruit de ferraille sous la passerelle",
      "À chaque passage la passerelle résonne, une pièce semble desserrée.",
    ],
    ["Numéro de maison en double {rue}", "Deux maisons portent le même numéro, le courrier se perd."],
    ["Livres oubliés sous la pluie", "Une caisse de livres a été laissée devant la médiathèque fermée."],
  ],
};

import type { ReportTexts } from "./report-text.ts";

/** Propreté, objets abandonnés, graffitis, animaux. */
export const CLEANLINESS_TEXTS: ReportTexts = {
  "depot-sauvage": [
    [
      "Dépôt de gravats {rue}",
      "Une dizaine de sacs de gravats et des pots de peinture ont été déposés dans le fossé.",
    ],
    [
      "Sacs-poubelle au pied des conteneurs",
      "Des sacs s’entassent à côté des conteneurs alors qu’ils ne sont pas pleins, les corneilles les éventrent.",
    ],
    [
      "Pneus abandonnés à l’orée du bois",
      "Huit pneus ont été laissés à l’entrée du chemin, près du parking des promeneurs.",
    ],
    [
      "Déchets verts jetés dans le ruisseau",
      "De la tonte et des branches de thuya ont été versées dans le ruisseau et bouchent le passage de l’eau.",
    ],
  ],
  corbeille: [
    [
      "Corbeille qui déborde {rue}",
      "La corbeille est pleine depuis le week-end, les papiers s’envolent vers la rivière.",
    ],
    ["Corbeille arrachée au parc", "La corbeille est couchée dans l’herbe, son support est cassé."],
    [
      "Poubelle sans fond à l’arrêt de bus",
      "Le fond de la corbeille a cédé, tout tombe par terre à chaque fois.",
    ],
  ],
  "conteneur-debordant": [
    [
      "Conteneur à verre plein",
      "On ne peut plus rien mettre dedans et des bouteilles sont posées autour, certaines cassées.",
    ],
    [
      "Colonne de tri saturée {rue}",
      "La colonne des emballages est pleine depuis lundi, les cartons s’accumulent au pied.",
    ],
    ["Borne à textile débordante", "Les sacs de vêtements sont entassés sous la pluie devant la borne."],
  ],
  "dejections-canines": [
    [
      "Déjections canines {rue}",
      "Le trottoir n’est plus praticable avec une poussette. Un distributeur de sacs serait utile ici.",
    ],
    ["Crottes de chien devant l’école", "Chaque matin les enfants doivent slalomer à l’entrée de l’école."],
    [
      "Distributeur de sacs vide",
      "Le distributeur du square est vide depuis plusieurs semaines et cela se voit dans les allées.",
    ],
  ],
  "verre-ou-seringue": [
    [
      "Verre brisé sur l’aire de jeux",
      "Des éclats de bouteille dans le sable, tout près du toboggan. J’ai ramassé les plus gros.",
    ],
    ["Bouteilles cassées {rue}", "Le trottoir est couvert d’éclats de verre après la fête de samedi soir."],
  ],
  "animal-mort": [
    ["Hérisson mort sur le bord de la route", "Il est sur le passage piéton {rue} depuis hier matin."],
    ["Chat écrasé {rue}", "Un chat noir et blanc avec un collier bleu, sans doute à quelqu’un du quartier."],
  ],
  encombrants: [
    [
      "Canapé abandonné {rue}",
      "Un canapé d’angle et deux matelas ont été laissés sur le trottoir pendant la nuit.",
    ],
    [
      "Machine à laver sur le trottoir",
      "La machine est là depuis une semaine avec un papier « à prendre », personne ne l’a prise.",
    ],
    ["Meubles déposés près des bacs", "Une armoire démontée et des planches avec des clous qui dépassent."],
  ],
  "vehicule-epave": [
    [
      "Voiture ventouse sans roues {rue}",
      "Le véhicule n’a plus de roues avant et une vitre est cassée. Il n’a pas bougé depuis l’été.",
    ],
    [
      "Épave sur le parking de la gare",
      "Une camionnette blanche aux pneus crevés occupe deux places depuis plusieurs mois.",
    ],
  ],
  "velo-epave": [
    [
      "Vélo désossé à l’arceau",
      "Il ne reste que le cadre et une roue tordue, l’antivol bloque l’arceau pour les autres.",
    ],
    [
      "Trottinette dans le fossé {rue}",
      "Une trottinette est couchée dans l’eau du fossé depuis plusieurs jours.",
    ],
  ],
  caddie: [
    [
      "Caddie abandonné près de l’étang",
      "Un chariot de supermarché est à moitié dans l’eau, côté observatoire des oiseaux.",
    ],
    ["Chariot laissé {rue}", "Il traîne devant la résidence et roule sur la chaussée quand il y a du vent."],
  ],
  tag: [
    [
      "Tag sur le mur de l’école",
      "Une grande inscription noire est apparue pendant les vacances sur le pignon côté cour.",
    ],
    [
      "Tags sur le transformateur {rue}",
      "Les quatre côtés du transformateur sont couverts, y compris les consignes de sécurité.",
    ],
    [
      "Abribus tagué",
      "La vitre et le plan des lignes sont recouverts de peinture, on ne peut plus lire les horaires.",
    ],
    [
      "Graffitis sous le pont du canal",
      "Les graffitis gagnent la pierre ancienne du pont, qui venait d’être nettoyée.",
    ],
  ],
  "propos-injurieux": [
    [
      "Inscription injurieuse sur un mur",
      "Des propos haineux visent une famille du quartier, à hauteur des yeux sur le chemin de l’école.",
    ],
    ["Insultes peintes au gymnase", "Une inscription insultante couvre la porte arrière du gymnase."],
  ],
  "affichage-sauvage": [
    [
      "Affiches collées sur les arbres {rue}",
      "Des affiches publicitaires ont été agrafées sur tous les tilleuls de l’allée.",
    ],
    [
      "Affiches d’un concert passé",
      "Elles recouvrent le panneau d’expression libre et débordent sur l’arrêt de bus.",
    ],
  ],
  rats: [
    [
      "Rats près des conteneurs {rue}",
      "On en voit plusieurs chaque soir autour des bacs, même quand on passe tout près.",
    ],
    [
      "Terriers de rats au bord du ruisseau",
      "Une dizaine de trous dans la berge, là où les gens nourrissent les canards.",
    ],
  ],
  "frelon-asiatique": [
    [
      "Nid de frelons asiatiques",
      "Un gros nid à environ douze mètres de haut dans le peuplier, à côté du terrain de pétanque.",
    ],
    [
      "Nid primaire sous l’auvent de l’arrêt",
      "De la taille d’une orange, avec une allée et venue constante {rue}.",
    ],
    [
      "Frelons près du rucher partagé",
      "Ils chassent devant les ruches depuis deux semaines, le nid doit être dans la haie voisine.",
    ],
  ],
  "chenilles-processionnaires": [
    [
      "Chenilles processionnaires dans les pins",
      "Trois cocons dans les pins de la cour de récréation, et une file au sol ce matin.",
    ],
    ["Cocons {rue}", "Plusieurs nids soyeux à hauteur d’homme, alors que des enfants jouent dessous."],
  ],
  pigeons: [
    ["Pigeons sous le porche de la halle", "Le sol est couvert de fientes et glisse les jours de marché."],
    [
      "Nourrissage de pigeons {rue}",
      "Du pain est jeté tous les matins, les balcons voisins sont très sales.",
    ],
  ],
  "animal-errant": [
    [
      "Chien errant sans collier",
      "Un berger brun tourne dans le quartier depuis deux jours, il semble craintif mais pas agressif.",
    ],
    [
      "Chats non stérilisés près du cimetière",
      "Une colonie d’une quinzaine de chats, dont plusieurs portées cette année.",
    ],
  ],
};

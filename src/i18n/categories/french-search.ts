import type { SearchTable } from "./table-types.ts";

export const FRENCH_SEARCH: SearchTable = {
  stopWords:
    "a au aux avec ce cette ces ci d dans de des devant du en est et il j je l la le les ma mon ne n on ou par pas plus pour pres qu que qui s sa se ses son sont sur un une y",
  synonyms: {
    voirie: {
      "nid-de-poule":
        "trou, crevasse, ornière, bitume, goudron, route défoncée, affaissement, fissure, bosse",
      "trottoir-abime": "dalle, pavé descellé, bordure cassée, trou, racine, bosse, chute, piéton",
      "panneau-signalisation":
        "stop, sens interdit, plaque de rue, nom de rue, miroir, poteau, signalisation",
      "marquage-efface":
        "passage piéton, bande blanche, ligne, peinture, zébra, stationnement, cédez le passage",
      "feu-tricolore": "feu rouge, feu piéton, carrefour, signal, ampoule, bouton, feu bloqué",
      "piste-cyclable": "vélo, bande cyclable, voie verte, cycliste, trottinette, arceau",
      "acces-difficile":
        "handicap, fauteuil roulant, rampe, bateau, marche, aveugle, malvoyant, accessibilité",
      "obstacle-voie":
        "pierre, rocher, branche tombée, gravats, huile, gravillon, boue, chute d’objet, route barrée",
      "neige-verglas": "glace, gel, sel, salage, sablage, déneigement, glissant, gravillon",
    },
    eclairage: {
      "lampadaire-eteint":
        "réverbère, candélabre, lumière, ampoule, lampe, luminaire, éclairage, noir, panne",
      "rue-dans-le-noir":
        "panne générale, quartier éteint, plusieurs lampadaires, coupure, réverbère, lumière",
      "lampadaire-allume-le-jour": "clignote, gaspillage, réverbère, candélabre, lumière, horloge, grésille",
      "mat-abime": "poteau penché, tordu, rouillé, accident, pylône, candélabre, lampadaire cassé, réverbère",
      "cable-ou-trappe-ouverte":
        "fil électrique, courant, électrocution, porte du mât, boîtier, coffret, dénudé",
    },
    proprete: {
      "depot-sauvage": "déchet, ordure, décharge, gravats, poubelle, sac, détritus, pneu, amiante",
      corbeille: "poubelle, déborde, sac, papier, mégot, cendrier",
      "conteneur-debordant": "bac, benne, tri, verre, recyclage, poubelle, borne, ordures, colonne enterrée",
      "dejections-canines": "crotte, chien, caca, excrément, merde, canisac",
      "verre-ou-seringue": "tesson, bouteille cassée, débris, aiguille, piqûre, éclat",
      "animal-mort": "cadavre, chat, chien, oiseau, hérisson, renard, chevreuil, écrasé",
    },
    objets: {
      encombrants: "meuble, matelas, canapé, électroménager, frigo, machine à laver, télévision, abandon",
      "vehicule-epave":
        "voiture ventouse, auto, camion, scooter, moto, caravane, abandonnée, brûlée, fourrière",
      "velo-epave": "bicyclette, trottinette, vélo abandonné, antivol, arceau, libre-service",
      caddie: "chariot, supermarché, magasin, courses",
    },
    graffitis: {
      tag: "graffiti, peinture, bombe, mur, inscription, dessin, marqueur",
      "propos-injurieux": "insulte, racisme, antisémite, homophobe, menace, croix gammée, haine, diffamation",
      "affichage-sauvage": "affiche, autocollant, sticker, publicité, panneau, banderole, flyer, collage",
    },
    mobilier: {
      banc: "assise, siège, table de pique-nique, latte, dossier",
      "potelet-ou-barriere":
        "borne, plot, poteau, garde-corps, rambarde, quille, glissière, barrière cassée, arceau",
      "abri-de-bus": "abribus, arrêt de bus, car, vitre, banc, horaire",
      "jeux-pour-enfants": "aire de jeux, toboggan, balançoire, square, tourniquet, sol souple, bac à sable",
      fontaine: "eau potable, robinet, point d’eau, bassin, jet d’eau, borne-fontaine",
      "toilettes-publiques": "wc, sanitaire, sanisette, cabinet, urinoir, lavabo",
      "panneau-information":
        "plan, affichage municipal, journal électronique, panneau lumineux, borne, vitrine",
    },
    vegetal: {
      "arbre-dangereux": "arbre penché, tombé, mort, branche cassée, chute, tronc, élagage, tempête, souche",
      "haie-genante": "taille, buisson, ronce, dépasse, trottoir, visibilité, branche, élagage",
      "herbes-hautes":
        "tonte, pelouse, gazon, mauvaise herbe, friche, fauchage, débroussaillage, désherbage, ortie",
      "plantation-abimee": "fleur, massif, jardinière, arbuste, bac, parterre, vandalisme, vol de plantes",
      "arrosage-defectueux": "arroseur, tuyau, goutte à goutte, fuite, sec, sécheresse, gaspillage",
    },
    animaux: {
      rats: "souris, rongeur, dératisation, nid, terrier, ragondin",
      "frelon-asiatique": "nid de frelons, guêpe, essaim, abeille, insecte, piqûre",
      "chenilles-processionnaires": "pin, cocon, urticante, allergie, nid, chêne",
      pigeons: "fiente, oiseau, nourrissage, étourneau, corbeau, goéland, mouette",
      "animal-errant": "chien perdu, chat, divagation, fourrière, cheval, vache, mouton, sanglier, refuge",
    },
    eau: {
      "avaloir-bouche": "égout, grille, caniveau, bouche d’égout, feuilles, regard, évacuation, pluie, fossé",
      "fuite-eau": "canalisation, tuyau, bouche à clé, compteur, borne incendie, poteau incendie, rupture",
      "plaque-egout": "tampon, regard, trappe, couvercle, bruyante, descellée, grille, plaque qui bouge",
      "inondation-voirie":
        "flaque, eau stagnante, débordement, crue, pluie, orage, rue inondée, ruissellement",
      odeur: "mauvaise odeur, puanteur, égout, gaz, nauséabond, ça sent, station d’épuration",
    },
    batiments: {
      ecole: "maternelle, élémentaire, cantine, crèche, garderie, périscolaire, cour, portail",
      "salle-ou-gymnase":
        "salle des fêtes, sport, stade, vestiaire, piscine, terrain, polyvalente, complexe sportif",
      cimetiere: "tombe, allée, columbarium, portail, concession, eau",
      mairie: "hôtel de ville, accueil, guichet, annexe, horloge, drapeau",
      "autre-equipement":
        "médiathèque, bibliothèque, église, halle, lavoir, musée, maison des associations, parking",
    },
    chantier: {
      "chantier-mal-protege": "travaux, trou, barrière, tranchée, grue, échafaudage, danger, palissade",
      "signalisation-chantier": "travaux, déviation, panneau, feu provisoire, cône, balise, rue barrée",
      "stationnement-genant":
        "voiture, trottoir, garé, parking, livraison, place handicapé, double file, camion",
    },
    autre: { autre: "divers, inclassable, question" },
  },
  blocked: {
    bruit: {
      label: "Bruit",
      synonyms: "tapage, musique, nuisance sonore, fête, aboiement, klaxon, tondeuse",
    },
    voisinage: {
      label: "Conflit de voisinage",
      synonyms: "voisin, dispute, clôture, mitoyen, querelle, médiateur, conciliateur",
    },
    urgence: {
      label: "Urgence",
      synonyms: "danger immédiat, incendie, feu, accident, blessé, agression, police, pompier, gaz",
    },
  },
};

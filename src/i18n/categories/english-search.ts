import type { SearchTable } from "./table-types.ts";

export const ENGLISH_SEARCH: SearchTable = {
  stopWords:
    "a an and are at been by for from has have in is it its my near next no not of off on or our out s than that the there this to too very was which with",
  synonyms: {
    voirie: {
      "nid-de-poule": "hole, crack, rut, tarmac, asphalt, bitumen, subsidence, bump, broken road",
      "trottoir-abime": "sidewalk, footpath, paving slab, kerb, hole, root, bump, trip, fall, pedestrian",
      "panneau-signalisation": "stop, no entry, street name, nameplate, mirror, post, signpost",
      "marquage-efface": "zebra crossing, pedestrian crossing, white line, paint, parking bay, give way",
      "feu-tricolore": "red light, pedestrian light, crossroads, junction, signal, bulb, button, stuck",
      "piste-cyclable": "bike lane, bicycle, greenway, cyclist, scooter, bike rack",
      "acces-difficile": "disability, ramp, dropped kerb, step, blind, accessibility, pram",
      "obstacle-voie": "stone, rock, fallen branch, rubble, oil, gravel, mud, debris, blocked road",
      "neige-verglas": "frost, salt, gritting, snow clearing, slippery, icy",
    },
    eclairage: {
      "lampadaire-eteint": "streetlight, light, bulb, lantern, lighting, dark, broken lamp",
      "rue-dans-le-noir": "power cut, blackout, no light, several lamps, streetlight, outage",
      "lampadaire-allume-le-jour": "blinking, waste, streetlight, light, timer, buzzing, always on",
      "mat-abime": "leaning post, bent, rusty, accident, pole, broken lamp post, streetlight",
      "cable-ou-trappe-ouverte": "electric wire, electricity, electric shock, box, cabinet, live wire, bare",
    },
    proprete: {
      "depot-sauvage": "illegal dumping, waste, rubbish, garbage, rubble, bag, litter, tyre, asbestos",
      corbeille: "rubbish bin, trash can, overflowing, bag, paper, cigarette butt, ashtray",
      "conteneur-debordant": "wheelie bin, skip, recycling, glass bank, garbage, bin, collection",
      "dejections-canines": "poo, dog, mess, excrement, dog dirt, poop bag",
      "verre-ou-seringue": "shard, broken bottle, debris, needle, splinter",
      "animal-mort": "carcass, cat, dog, bird, hedgehog, fox, deer, roadkill",
    },
    objets: {
      encombrants: "furniture, mattress, sofa, appliance, fridge, washing machine, television, dumped",
      "vehicule-epave": "car, wreck, lorry, scooter, motorbike, caravan, burnt out, pound",
      "velo-epave": "bicycle, e-scooter, wreck, lock, bike rack, shared bike",
      caddie: "cart, supermarket, shop, groceries",
    },
    graffitis: {
      tag: "paint, spray, wall, inscription, drawing, marker",
      "propos-injurieux": "insult, racism, antisemitic, homophobic, threat, swastika, hate, defamation",
      "affichage-sauvage": "poster, sticker, advertising, billboard, banner, flyer, bill posting",
    },
    mobilier: {
      banc: "seat, picnic table, slat, backrest",
      "potelet-ou-barriere": "post, railing, guard rail, fence, broken barrier, bike rack",
      "abri-de-bus": "bus stop, coach, glass pane, bench, timetable",
      "jeux-pour-enfants": "slide, swing, square, roundabout, soft ground, sandpit, play area",
      fontaine: "drinking water, tap, water point, basin, water jet",
      "toilettes-publiques": "wc, restroom, lavatory, loo, urinal, washbasin",
      "panneau-information": "map, notice board, electronic sign, display, terminal, showcase",
    },
    vegetal: {
      "arbre-dangereux": "leaning tree, fallen, dead, broken branch, trunk, pruning, storm, stump",
      "haie-genante": "trimming, bush, bramble, overhanging, pavement, visibility, branch, pruning",
      "herbes-hautes": "mowing, lawn, weed, wasteland, undergrowth, nettle, overgrown",
      "plantation-abimee": "flower, flowerbed, planter, shrub, tub, vandalism, stolen plants",
      "arrosage-defectueux": "sprinkler, hose, drip, leak, dry, drought, waste, irrigation",
    },
    animaux: {
      rats: "mouse, mice, rodent, pest control, nest, burrow, coypu",
      "frelon-asiatique": "hornet nest, wasp, swarm, bee, insect, sting",
      "chenilles-processionnaires": "pine, cocoon, itching, allergy, nest, oak",
      pigeons: "droppings, bird, feeding, starling, crow, gull, seagull",
      "animal-errant": "lost dog, cat, roaming, pound, horse, cow, sheep, wild boar, shelter",
    },
    eau: {
      "avaloir-bouche": "sewer, grate, gutter, gully, leaves, drainage, rain, ditch",
      "fuite-eau": "pipe, hose, stop tap, meter, fire hydrant, burst",
      "plaque-egout": "lid, hatch, cover, noisy, loose, grate, rattling",
      "inondation-voirie": "puddle, standing water, overflow, flood, rain, storm, runoff",
      odeur: "bad smell, stench, stink, sewer, gas, foul, treatment plant",
    },
    batiments: {
      ecole: "nursery, primary, canteen, creche, day care, after-school, playground, gate",
      "salle-ou-gymnase": "village hall, sport, stadium, changing room, swimming pool, pitch, sports centre",
      cimetiere: "grave, path, columbarium, gate, plot, water, graveyard",
      mairie: "city hall, reception, counter, annexe, clock, flag",
      "autre-equipement": "library, church, market hall, wash house, museum, community centre, car park",
    },
    chantier: {
      "chantier-mal-protege": "roadworks, hole, barrier, trench, crane, scaffolding, danger, fence",
      "signalisation-chantier": "roadworks, diversion, sign, temporary light, cone, beacon, road closed",
      "stationnement-genant":
        "car, pavement, parked, car park, delivery, disabled bay, double parking, lorry",
    },
    autre: { autre: "miscellaneous, unclassified, question" },
  },
  blocked: {
    bruit: {
      label: "Noise",
      synonyms: "loud, music, party, barking, horn, lawn mower, disturbance",
    },
    voisinage: {
      label: "Dispute between neighbours",
      synonyms: "neighbor, quarrel, fence, boundary, party wall, mediator, conciliator",
    },
    urgence: {
      label: "Emergency",
      synonyms: "immediate danger, fire, accident, injured, assault, attack, police, firefighter, gas",
    },
  },
};

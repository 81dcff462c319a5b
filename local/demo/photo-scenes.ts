import type { Chance } from "../communes/chance.ts";

/** What stands in the middle of a photo: SVG on an 800 × 600 ground whose horizon is at 300, and what it shows in words. */
interface Scene {
  readonly alt: string;
  readonly draw: (chance: Chance) => string;
}

const pothole: Scene = {
  alt: "Trou dans la chaussée, de l’eau au fond",
  draw: (chance) => {
    const [x, y] = [chance.between(300, 480), chance.between(430, 490)];
    const edge = Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * 2 * Math.PI;
      const reach = 0.8 + 0.4 * chance.next();
      return `${(x + 140 * reach * Math.cos(angle)).toFixed(0)},${(y + 52 * reach * Math.sin(angle)).toFixed(0)}`;
    }).join(" ");
    const stones = Array.from({ length: 26 }, () => {
      const [dx, dy] = [chance.between(-220, 220), chance.between(-80, 90)];
      return `<ellipse cx="${x + dx}" cy="${y + dy}" rx="${chance.between(3, 9)}" ry="${chance.between(2, 5)}" fill="#77736c"/>`;
    }).join("");
    return `<polygon points="${edge}" fill="#3d3a37"/><ellipse cx="${x + 8}" cy="${y + 12}" rx="88" ry="26" fill="#7d8f9b"/>${stones}`;
  },
};

const lamp: Scene = {
  alt: "Lampadaire éteint au bord du trottoir",
  draw: (chance) => {
    const x = chance.between(260, 520);
    const lean = chance.between(-4, 4);
    return `<g transform="rotate(${lean} ${x} 520)"><rect x="${x - 8}" y="60" width="16" height="460" fill="#4b555c"/><path d="M${x} 66 Q${x + 10} 20 ${x + 96} 28" fill="none" stroke="#4b555c" stroke-width="12"/><path d="M${x + 70} 22 h70 l14 26 h-92 z" fill="#39424a"/><ellipse cx="${x + 106}" cy="50" rx="38" ry="7" fill="#9aa39f"/><rect x="${x - 18}" y="480" width="36" height="50" fill="#394249"/></g>`;
  },
};

const bin: Scene = {
  alt: "Corbeille pleine, des déchets au pied",
  draw: (chance) => {
    const x = chance.between(300, 460);
    const litter = Array.from({ length: 16 }, () => {
      const colour = chance.pick(["#e8e4da", "#c7473c", "#f0c64a", "#5c8dc1", "#d8d8d8", "#6f9a59"]);
      const [dx, dy] = [chance.between(-130, 240), chance.between(190, 260)];
      return `<rect x="${x + dx}" y="${250 + dy}" width="${chance.between(18, 44)}" height="${chance.between(12, 26)}" rx="4" transform="rotate(${chance.between(-40, 40)} ${x + dx} ${250 + dy})" fill="${colour}"/>`;
    }).join("");
    return `<path d="M${x} 250 h120 l-14 220 h-92 z" fill="#2f5d4a"/><path d="M${x + 18} 280 l8 170 M${x + 60} 280 v170 M${x + 102} 280 l-8 170" stroke="#234738" stroke-width="6"/><path d="M${x - 6} 246 q60 -86 132 0 z" fill="#3c3f42"/><rect x="${x + 30}" y="196" width="60" height="40" rx="8" fill="#e8e4da"/>${litter}`;
  },
};

const bench: Scene = {
  alt: "Banc public dont des lattes manquent",
  draw: (chance) => {
    const missing = chance.between(0, 2);
    const slats = [0, 1, 2].map((index) =>
      index === missing
        ? ""
        : `<rect x="190" y="${330 + index * 30}" width="420" height="20" rx="4" fill="#8a5f3b"/>`,
    );
    const broken = `<rect x="${chance.between(200, 260)}" y="468" width="180" height="18" rx="4" transform="rotate(12 300 470)" fill="#7d5433"/>`;
    return `<rect x="220" y="300" width="18" height="220" fill="#3d4347"/><rect x="560" y="300" width="18" height="220" fill="#3d4347"/>${slats.join("")}<rect x="180" y="428" width="440" height="26" rx="4" fill="#9a6b43"/>${broken}`;
  },
};

const wall: Scene = {
  alt: "Inscription à la bombe de peinture sur un mur",
  draw: (chance) => {
    const colour = chance.pick(["#1d1d1f", "#b5322c", "#2a56a8", "#3a7d44"]);
    const bricks = Array.from(
      { length: 7 },
      (_, row) => `<path d="M80 ${130 + row * 50} h640" stroke="#c9b7a0" stroke-width="3"/>`,
    ).join("");
    const strokes = Array.from({ length: 4 }, (_, index) => {
      const x = 170 + index * 120;
      return `<path d="M${x} ${chance.between(330, 380)} C${x + 10} ${chance.between(150, 220)} ${x + 90} ${chance.between(150, 240)} ${x + 60} ${chance.between(300, 380)} S${x + 20} ${chance.between(220, 300)} ${x + 110} ${chance.between(240, 330)}"/>`;
    }).join("");
    return `<rect x="80" y="90" width="640" height="360" fill="#dccbb4"/>${bricks}<g fill="none" stroke="${colour}" stroke-width="22" stroke-linecap="round">${strokes}</g>`;
  },
};

const tree: Scene = {
  alt: "Arbre dont une branche est cassée au-dessus du trottoir",
  draw: (chance) => {
    const x = chance.between(320, 460);
    const leaves = Array.from({ length: 22 }, () => {
      const [dx, dy] = [chance.between(-170, 170), chance.between(-120, 100)];
      return `<circle cx="${x + dx}" cy="${170 + dy}" r="${chance.between(34, 62)}" fill="${chance.pick(["#5f8a4a", "#6d9a55", "#527b40", "#7aa75f"])}"/>`;
    }).join("");
    return `<path d="M${x - 26} 520 q10 -180 4 -330 h44 q-4 170 18 330 z" fill="#6b4f37"/>${leaves}<path d="M${x + 20} 260 q120 30 190 150" fill="none" stroke="#5d4330" stroke-width="20" stroke-linecap="round"/><circle cx="${x + 214}" cy="418" r="46" fill="#7d8f4f"/>`;
  },
};

const puddle: Scene = {
  alt: "Grande flaque le long du trottoir, grille recouverte de feuilles",
  draw: (chance) => {
    const leaves = Array.from({ length: 40 }, () => {
      const [x, y] = [chance.between(300, 560), chance.between(420, 500)];
      return `<ellipse cx="${x}" cy="${y}" rx="12" ry="6" transform="rotate(${chance.between(0, 180)} ${x} ${y})" fill="${chance.pick(["#a5682a", "#8a5a26", "#c08a3e", "#6f5a2c"])}"/>`;
    }).join("");
    return `<path d="M120 470 q180 -90 360 -40 q210 -40 250 50 q-60 80 -320 70 q-260 10 -290 -80 z" fill="#86a3b8"/><path d="M220 460 q100 -40 190 -16" fill="none" stroke="#b9cfdd" stroke-width="8"/><rect x="350" y="420" width="150" height="70" fill="#44484b"/><path d="M370 420 v70 M395 420 v70 M420 420 v70 M445 420 v70 M470 420 v70" stroke="#22272a" stroke-width="9"/>${leaves}`;
  },
};

const rubbish: Scene = {
  alt: "Sacs et objets déposés au bord de la chaussée",
  draw: (chance) => {
    const bags = Array.from({ length: 7 }, (_, index) => {
      const x = 190 + index * 62 + chance.between(-14, 14);
      const y = chance.between(400, 450);
      return `<path d="M${x} ${y + 70} q-14 -80 34 -96 q60 8 50 96 z" fill="${chance.pick(["#2b2d31", "#34373c", "#3f5f8f", "#e2ddd0"])}"/><path d="M${x + 26} ${y - 24} l8 -18 l12 16" fill="none" stroke="#1d1f22" stroke-width="5"/>`;
    }).join("");
    return `<rect x="430" y="300" width="190" height="110" rx="16" fill="#8c6f56"/><rect x="450" y="350" width="150" height="70" rx="10" fill="#a08468"/>${bags}`;
  },
};

const BY_SUBCATEGORY: Readonly<Record<string, Scene>> = {
  "nid-de-poule": pothole,
  "trottoir-abime": pothole,
  "piste-cyclable": pothole,
  "lampadaire-eteint": lamp,
  "mat-abime": lamp,
  "lampadaire-allume-le-jour": lamp,
  corbeille: bin,
  "conteneur-debordant": bin,
  banc: bench,
  tag: wall,
  "arbre-dangereux": tree,
  "haie-genante": tree,
  "avaloir-bouche": puddle,
  "inondation-voirie": puddle,
  "fuite-eau": puddle,
  "depot-sauvage": rubbish,
  encombrants: rubbish,
};

/** The scene of a sub-category; undefined when none was drawn for it. */
export function sceneOf(subcategoryId: string): Scene | undefined {
  return BY_SUBCATEGORY[subcategoryId];
}

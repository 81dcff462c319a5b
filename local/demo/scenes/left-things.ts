import { times, type Scene } from "./scene.ts";

const BIN = `<path d="M340 200 h120 l-14 220 h-92 z" fill="#2f5d4a"/><path d="M358 230 l8 170 M400 230 v170 M442 230 l-8 170" stroke="#234738" stroke-width="6"/>`;

export const fullBin: Scene = {
  alt: "Corbeille pleine, des déchets au pied",
  draw: (chance) => {
    const litter = times(18, () => {
      const colour = chance.pick(["#e8e4da", "#c7473c", "#f0c64a", "#5c8dc1", "#d8d8d8", "#6f9a59"]);
      const [x, y] = [chance.between(220, 560), chance.between(392, 460)];
      return `<rect x="${x}" y="${y}" width="${chance.between(18, 44)}" height="${chance.between(12, 26)}" rx="4" transform="rotate(${chance.between(-40, 40)} ${x} ${y})" fill="${colour}"/>`;
    });
    return `${BIN}<path d="M334 196 q60 -86 132 0 z" fill="#3c3f42"/><rect x="370" y="146" width="60" height="40" rx="8" fill="#e8e4da"/><rect x="420" y="160" width="34" height="44" rx="6" fill="#c7473c" transform="rotate(20 430 180)"/>${litter}`;
  },
  after: {
    alt: "La corbeille vidée, le trottoir propre",
    draw: () => `${BIN}<ellipse cx="400" cy="200" rx="60" ry="12" fill="#1c3a2e"/>`,
  },
};

export const bottleBank: Scene = {
  alt: "Colonne à verre pleine, des bouteilles posées autour",
  draw: (chance) =>
    `<path d="M290 430 v-190 q110 -110 220 0 v190 z" fill="#3c6e8f"/><circle cx="400" cy="262" r="34" fill="#17242c"/><text x="400" y="370" font-family="sans-serif" font-weight="700" font-size="44" fill="#fff" text-anchor="middle">VERRE</text>${times(
      26,
      () => {
        const x = chance.pick([chance.between(180, 280), chance.between(515, 620)]);
        return `<path d="M${x} 470 v-50 q0 -12 7 -16 v-26 h10 v26 q7 4 7 16 v50 z" fill="${chance.pick(["#4c7a4f", "#7a5a2e", "#6c9c8c", "#2f5a3c"])}" transform="translate(0 ${chance.between(-30, 10)})"/>`;
      },
    )}`,
};

export const bags: Scene = {
  alt: "Sacs et gravats déposés au bord de la chaussée",
  draw: (chance) =>
    `<path d="M470 400 q70 -120 190 0 z" fill="#9a8f80"/>${times(9, (index) => `<rect x="${490 + index * 18}" y="${350 + (index % 3) * 18}" width="26" height="18" fill="#b9ae9d" transform="rotate(${index * 13} ${500 + index * 18} 360)"/>`)}${times(
      6,
      (index) => {
        const [x, y] = [150 + index * 62 + chance.between(-12, 12), chance.between(330, 370)];
        return `<path d="M${x} ${y + 80} q-14 -90 38 -106 q66 8 56 106 z" fill="${chance.pick(["#2b2d31", "#34373c", "#3f5f8f", "#e2ddd0"])}"/><path d="M${x + 30} ${y - 24} l8 -18 l12 16" fill="none" stroke="#1d1f22" stroke-width="5"/>`;
      },
    )}`,
  after: { alt: "La place dégagée et balayée", draw: () => "" },
};

export const sofa: Scene = {
  alt: "Canapé abandonné sur le trottoir",
  draw: (chance) => {
    const cloth = chance.pick(["#8c5a4e", "#5d6f83", "#7b7450"]);
    return `<rect x="190" y="210" width="420" height="150" rx="26" fill="${cloth}"/><rect x="160" y="260" width="70" height="160" rx="24" fill="${cloth}" stroke="#00000030" stroke-width="4"/><rect x="570" y="260" width="70" height="160" rx="24" fill="${cloth}" stroke="#00000030" stroke-width="4"/><rect x="230" y="320" width="170" height="80" rx="14" fill="#ffffff30"/><rect x="402" y="330" width="168" height="76" rx="14" fill="#ffffff22" transform="rotate(4 480 370)"/><path d="M300 240 l40 60 l-20 10" stroke="#e8dcc8" stroke-width="7" fill="none"/><rect x="190" y="416" width="20" height="26" fill="#3d2c22"/><rect x="590" y="416" width="20" height="26" fill="#3d2c22"/>`;
  },
  after: { alt: "Le trottoir libre", draw: () => "" },
};

export const washer: Scene = {
  alt: "Machine à laver laissée sur le trottoir",
  draw: () =>
    `<g transform="rotate(-5 400 340)"><rect x="290" y="190" width="220" height="250" rx="10" fill="#f1f2f2" stroke="#b9bec2" stroke-width="5"/><rect x="290" y="190" width="220" height="46" fill="#dfe3e5"/><circle cx="400" cy="340" r="76" fill="#c9d2d8"/><circle cx="400" cy="340" r="56" fill="#4d5a63"/><circle cx="470" cy="214" r="12" fill="#8d979d"/></g><path d="M290 440 q-70 10 -110 46" stroke="#8d979d" stroke-width="12" fill="none"/>`,
};

export const wreck: Scene = {
  alt: "Voiture sans roues, posée sur des parpaings",
  draw: (chance) => {
    const paint = chance.pick(["#8e3b34", "#45607d", "#7d8286"]);
    return `<path d="M140 380 q10 -70 90 -76 l60 -74 h190 l80 76 q90 4 96 74 z" fill="${paint}"/><path d="M304 246 h80 v56 h-124 z M400 246 h70 l56 56 h-126 z" fill="#2c3940"/><path d="M410 250 l40 40 M430 250 l-20 44" stroke="#b9c6cc" stroke-width="3"/><circle cx="240" cy="384" r="44" fill="#2b2b2c"/><circle cx="560" cy="384" r="44" fill="#2b2b2c"/><rect x="206" y="396" width="70" height="40" fill="#b5afa5"/><rect x="526" y="396" width="70" height="40" fill="#b5afa5"/>`;
  },
};

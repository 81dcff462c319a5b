import { times, type Scene } from "./scene.ts";

const mast = (lean: number, lamp: string, glow: string): string =>
  `<g transform="rotate(${lean} 360 520)"><rect x="352" y="90" width="16" height="430" fill="#4b555c"/><path d="M360 96 Q370 50 456 58" fill="none" stroke="#4b555c" stroke-width="12"/>${glow}<path d="M430 52 h70 l14 26 h-92 z" fill="#39424a"/><ellipse cx="466" cy="80" rx="38" ry="8" fill="${lamp}"/><rect x="342" y="480" width="36" height="50" fill="#394249"/></g>`;

const GLOW = `<path d="M436 82 L300 430 H640 L496 82 Z" fill="#ffe9a8" opacity="0.45"/>`;
const DUSK = `<rect width="800" height="600" fill="#101a33" opacity="0.55"/>`;

export const lampOff: Scene = {
  alt: "Lampadaire éteint, la rue est sombre",
  draw: (chance) => `${DUSK}${mast(chance.between(-2, 2), "#59636a", "")}`,
  after: { alt: "Le lampadaire rallumé", draw: () => `${DUSK}${mast(0, "#fff3c4", GLOW)}` },
};

export const lampByDay: Scene = {
  alt: "Lampadaire allumé en plein jour",
  draw: () => mast(0, "#ffd84d", `<circle cx="466" cy="84" r="60" fill="#ffe27a" opacity="0.7"/>`),
};

export const leaningMast: Scene = {
  alt: "Mât de lampadaire penché vers la chaussée",
  draw: (chance) => mast(chance.between(13, 18), "#9aa39f", ""),
};

const bench = (slats: string): string =>
  `<rect x="220" y="230" width="18" height="220" fill="#3d4347"/><rect x="560" y="230" width="18" height="220" fill="#3d4347"/>${slats}`;
const SLAT = (y: number): string => `<rect x="180" y="${y}" width="440" height="24" rx="4" fill="#9a6b43"/>`;

export const brokenBench: Scene = {
  alt: "Banc public dont une latte est cassée",
  draw: () =>
    bench(
      `${SLAT(250)}${SLAT(320)}<rect x="180" y="286" width="150" height="22" rx="4" fill="#8a5f3b" transform="rotate(9 200 296)"/>${SLAT(360)}<rect x="330" y="430" width="230" height="20" rx="4" fill="#7d5433" transform="rotate(-14 440 440)"/>`,
    ),
  after: { alt: "Le banc réparé", draw: () => bench([250, 286, 322, 360].map((y) => SLAT(y)).join("")) },
};

const WALL = `<rect x="60" y="60" width="680" height="390" fill="#dccbb4"/>${times(7, (row) => `<path d="M60 ${106 + row * 52} h680" stroke="#c9b7a0" stroke-width="3"/>`)}`;

export const tag: Scene = {
  alt: "Inscription à la bombe de peinture sur un mur",
  draw: (chance) => {
    const colour = chance.pick(["#1d1d1f", "#b5322c", "#2a56a8", "#3a7d44"]);
    const strokes = times(4, (index) => {
      const x = 170 + index * 120;
      return `<path d="M${x} ${chance.between(330, 380)} C${x + 10} ${chance.between(150, 220)} ${x + 90} ${chance.between(150, 240)} ${x + 60} ${chance.between(300, 380)} S${x + 20} ${chance.between(220, 300)} ${x + 110} ${chance.between(240, 330)}"/>`;
    });
    return `${WALL}<g fill="none" stroke="${colour}" stroke-width="24" stroke-linecap="round">${strokes}</g>`;
  },
  after: { alt: "Le mur nettoyé", draw: () => WALL },
};

export const shelter: Scene = {
  alt: "Abribus à la vitre brisée, des éclats au sol",
  draw: (chance) =>
    `<rect x="170" y="150" width="470" height="22" fill="#39424a"/><g fill="#4b555c"><rect x="184" y="170" width="12" height="270"/><rect x="614" y="170" width="12" height="270"/><rect x="396" y="170" width="8" height="270"/></g><rect x="196" y="190" width="200" height="220" fill="#b9d3df" opacity="0.7"/><path d="M404 190 l80 60 l-30 50 l70 40 l-120 70 z M614 190 l-60 40 l30 70 l-50 50 l80 60 z" fill="#b9d3df" opacity="0.8"/>${times(40, () => `<polygon points="0,0 14,4 6,12" fill="#cfe3ec" transform="translate(${chance.between(400, 640)} ${chance.between(430, 480)})"/>`)}`,
};

export const playground: Scene = {
  alt: "Balançoire dont une chaîne est décrochée",
  draw: () =>
    `<g stroke="#b5432f" stroke-width="16" stroke-linecap="round"><path d="M180 450 L260 150 L340 450 M480 450 L560 150 L640 450 M250 156 H570"/></g><g stroke="#5b6268" stroke-width="5"><path d="M340 160 V360 M420 160 V340"/></g><rect x="330" y="356" width="86" height="14" rx="4" fill="#2d3236" transform="rotate(38 340 360)"/><path d="M500 160 V330 M540 160 V330" stroke="#5b6268" stroke-width="5"/><rect x="490" y="328" width="60" height="14" rx="4" fill="#2d3236"/>`,
};

export const scooter: Scene = {
  alt: "Trottinette couchée dans le fossé",
  draw: () =>
    `<path d="M0 400 q200 -60 400 10 t400 -10 v200 h-800 z" fill="#6d8a4a"/><path d="M120 430 q280 -30 560 10 q-60 70 -280 66 q-220 0 -280 -76 z" fill="#8aa5b5"/><g transform="rotate(-16 400 420)"><rect x="250" y="410" width="270" height="20" rx="10" fill="#2c3135"/><circle cx="250" cy="436" r="26" fill="#1c2023"/><circle cx="516" cy="436" r="26" fill="#1c2023"/><path d="M500 416 L560 230 M520 228 h80" stroke="#3aa07a" stroke-width="14"/></g>`,
};

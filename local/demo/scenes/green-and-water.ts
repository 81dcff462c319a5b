import type { Chance } from "../../communes/chance.ts";
import { times, type Scene } from "./scene.ts";

const crown = (chance: Chance, x: number, y: number): string =>
  times(
    22,
    () =>
      `<circle cx="${x + chance.between(-170, 170)}" cy="${y + chance.between(-110, 90)}" r="${chance.between(34, 62)}" fill="${chance.pick(["#5f8a4a", "#6d9a55", "#527b40", "#7aa75f"])}"/>`,
  );

export const tree: Scene = {
  alt: "Grosse branche cassée au-dessus du trottoir",
  draw: (chance) =>
    `<path d="M334 520 q10 -180 4 -330 h44 q-4 170 18 330 z" fill="#6b4f37"/>${crown(chance, 360, 150)}<path d="M380 250 q120 20 170 130" fill="none" stroke="#5d4330" stroke-width="24" stroke-linecap="round"/><path d="M378 236 l26 6 l-10 22 z" fill="#d9b98a"/>${times(9, (index) => `<circle cx="${520 + (index % 3) * 34}" cy="${350 + Math.floor(index / 3) * 30}" r="30" fill="#7d8f4f"/>`)}`,
  after: {
    alt: "L’arbre élagué",
    draw: (chance) =>
      `<path d="M334 520 q10 -180 4 -330 h44 q-4 170 18 330 z" fill="#6b4f37"/>${crown(chance, 360, 150)}<circle cx="386" cy="258" r="14" fill="#d9b98a"/>`,
  },
};

export const hedge: Scene = {
  alt: "Haie qui prend presque tout le trottoir",
  draw: (chance) =>
    `<rect y="330" width="800" height="120" fill="#b9b3a8"/><rect y="440" width="800" height="10" fill="#8f897f"/>${times(60, () => `<circle cx="${chance.between(20, 780)}" cy="${chance.between(190, 390)}" r="${chance.between(26, 46)}" fill="${chance.pick(["#3f6b3a", "#4d7b45", "#355c33"])}"/>`)}`,
  after: {
    alt: "La haie taillée, le trottoir libre",
    draw: () =>
      `<rect y="330" width="800" height="120" fill="#b9b3a8"/><rect y="440" width="800" height="10" fill="#8f897f"/><rect y="180" width="800" height="140" rx="18" fill="#4d7b45"/>`,
  },
};

export const grass: Scene = {
  alt: "Herbes hautes au bord de la route",
  draw: (chance) =>
    times(240, () => {
      const [x, y] = [chance.between(0, 800), chance.between(400, 480)];
      return `<path d="M${x} ${y} q${chance.between(-14, 14)} -90 ${chance.between(-30, 30)} -${chance.between(120, 220)}" stroke="${chance.pick(["#6d8a3f", "#8aa04f", "#a8a55a", "#577a36"])}" stroke-width="4" fill="none"/>`;
    }),
};

const leaves = (chance: Chance): string =>
  times(46, () => {
    const [x, y] = [chance.between(290, 520), chance.between(300, 400)];
    return `<ellipse cx="${x}" cy="${y}" rx="13" ry="6" transform="rotate(${chance.between(0, 180)} ${x} ${y})" fill="${chance.pick(["#a5682a", "#8a5a26", "#c08a3e", "#6f5a2c"])}"/>`;
  });
const GRATE = `<rect x="320" y="310" width="170" height="84" fill="#44484b"/><path d="M342 312 v80 M370 312 v80 M398 312 v80 M426 312 v80 M454 312 v80" stroke="#22272a" stroke-width="10"/>`;

export const drain: Scene = {
  alt: "Grille d’avaloir bouchée par les feuilles, une flaque autour",
  draw: (chance) =>
    `<path d="M100 380 q180 -110 360 -60 q230 -40 260 60 q-60 90 -330 80 q-260 10 -290 -80 z" fill="#86a3b8"/><path d="M200 370 q100 -40 150 -16" fill="none" stroke="#b9cfdd" stroke-width="8"/>${GRATE}${leaves(chance)}`,
  after: { alt: "La grille dégagée", draw: () => GRATE },
};

export const flood: Scene = {
  alt: "Route sous l’eau d’un bord à l’autre",
  draw: () =>
    `<rect y="270" width="800" height="330" fill="#7f9cb0"/>${times(9, (index) => `<path d="M${40 + (index % 3) * 260} ${310 + Math.floor(index / 3) * 80} q60 -16 120 0 t120 0" stroke="#a9c1d0" stroke-width="6" fill="none"/>`)}<g transform="translate(420 190)"><polygon points="60,0 120,110 0,110" fill="#fff" stroke="#c3302b" stroke-width="12"/><rect x="54" y="112" width="12" height="110" fill="#6d7478"/></g>`,
};

export const leak: Scene = {
  alt: "Eau qui sort d’une fissure de la chaussée",
  draw: () =>
    `<path d="M250 330 l70 -20 l40 26 l80 -30 l60 30 l70 -14" stroke="#2e2c2a" stroke-width="9" fill="none"/><path d="M300 330 q110 -40 230 0 q120 60 170 190 h-560 q40 -140 160 -190 z" fill="#8fb0c6" opacity="0.85"/><path d="M380 330 q20 -90 40 0 M420 330 q22 -60 36 0" stroke="#cfe3ee" stroke-width="10" fill="none"/>`,
};

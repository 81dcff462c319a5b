import { times, type Scene } from "./scene.ts";

const stones = (x: number, y: number): string =>
  times(22, (index) => {
    const angle = index * 2.4;
    const reach = 120 + ((index * 37) % 90);
    const [cx, cy] = [x + reach * Math.cos(angle), y + 0.45 * reach * Math.sin(angle)];
    return `<ellipse cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="${3 + (index % 6)}" ry="${2 + (index % 4)}" fill="#77736c"/>`;
  });

const POTHOLE_AT = [400, 340] as const;

export const pothole: Scene = {
  alt: "Trou dans la chaussée, de l’eau au fond",
  draw: (chance) => {
    const [x, y] = POTHOLE_AT;
    const edge = Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * 2 * Math.PI;
      const reach = 0.8 + 0.4 * chance.next();
      return `${(x + 170 * reach * Math.cos(angle)).toFixed(0)},${(y + 66 * reach * Math.sin(angle)).toFixed(0)}`;
    }).join(" ");
    return `<polygon points="${edge}" fill="#3d3a37"/><ellipse cx="${x + 8}" cy="${y + 12}" rx="108" ry="34" fill="#7d8f9b"/><path d="M${x - 50} ${y + 8} q50 -18 100 -4" stroke="#a9b8c1" stroke-width="5" fill="none"/>${stones(x, y)}`;
  },
  after: {
    alt: "La chaussée rebouchée à l’enrobé",
    draw: () => {
      const [x, y] = POTHOLE_AT;
      return `<path d="M${x - 210} ${y - 70} h400 l40 150 h-480 z" fill="#3f3d3b"/><path d="M${x - 210} ${y - 70} h400 l40 150 h-480 z" fill="none" stroke="#2c2a29" stroke-width="5"/>`;
    },
  },
};

export const slabs: Scene = {
  alt: "Dalles du trottoir soulevées",
  draw: (chance) => {
    const rows = times(3, (row) =>
      times(5, (column) => {
        const [x, y] = [90 + column * 128 - row * 14, 250 + row * 74];
        const isUp = row === 1 && column > 0 && column < 4;
        const turn = isUp ? chance.between(-13, 13) : 0;
        const shade = isUp ? `<rect x="${x + 6}" y="${y + 12}" width="122" height="70" fill="#4c4843"/>` : "";
        return `${shade}<rect x="${x}" y="${isUp ? y - 14 : y}" width="122" height="68" fill="${isUp ? "#cfc8bb" : "#bdb6a9"}" stroke="#8b857b" stroke-width="3" transform="rotate(${turn} ${x + 60} ${y + 34})"/>`;
      }),
    );
    return `<rect y="236" width="800" height="250" fill="#a49d90"/>${rows}`;
  },
  after: {
    alt: "Le trottoir repris, dalles à niveau",
    draw: () =>
      `<rect y="236" width="800" height="250" fill="#a49d90"/>${times(15, (index) => `<rect x="${90 + (index % 5) * 128 - Math.floor(index / 5) * 14}" y="${250 + Math.floor(index / 5) * 74}" width="122" height="68" fill="#c4bdb0" stroke="#8b857b" stroke-width="3"/>`)}`,
  },
};

const bands = (colour: string, worn: boolean): string =>
  times(7, (index) => {
    const x = 110 + index * 88;
    const gone = worn
      ? `<path d="M${x - 10} ${330 + (index % 3) * 26} l70 -${20 + (index % 4) * 14} l10 60 l-90 30 z" fill="#6f6d6b"/>`
      : "";
    return `<polygon points="${x},260 ${x + 46},260 ${x + 30},440 ${x - 36},440" fill="${colour}"/>${gone}`;
  });

export const crossing: Scene = {
  alt: "Passage piéton dont les bandes sont presque effacées",
  draw: () => bands("#979593", true),
  after: { alt: "Le passage piéton repeint", draw: () => bands("#f4f4f1", false) },
};

const bin = (x: number, lid: string): string =>
  `<rect x="${x}" y="230" width="92" height="150" rx="8" fill="#47525a"/><rect x="${x - 6}" y="216" width="104" height="26" rx="8" fill="${lid}"/><circle cx="${x + 16}" cy="384" r="12" fill="#1f2326"/><circle cx="${x + 78}" cy="384" r="12" fill="#1f2326"/>`;

export const bikeLane: Scene = {
  alt: "Bacs de collecte posés en travers de la bande cyclable",
  draw: () =>
    `<path d="M250 230 h330 l150 370 h-640 z" fill="#4f7a58"/><path d="M250 230 l-160 370 M580 230 l150 370" stroke="#eee" stroke-width="8" stroke-dasharray="50 26"/><g fill="none" stroke="#f4f4f1" stroke-width="9"><circle cx="350" cy="500" r="36"/><circle cx="470" cy="500" r="36"/><path d="M350 500 l34 -58 h60 l26 58 M384 442 l30 58 l30 -58"/></g>${bin(280, "#e2b93b")}${bin(384, "#3f7d4f")}${bin(488, "#47525a")}`,
};

export const gravel: Scene = {
  alt: "Gravillons répandus sur la piste cyclable",
  draw: (chance) =>
    `<path d="M230 230 h360 l170 370 h-700 z" fill="#7c5148"/>${times(130, () => `<ellipse cx="${chance.between(190, 620)}" cy="${chance.between(270, 460)}" rx="${chance.between(3, 9)}" ry="${chance.between(2, 6)}" fill="${chance.pick(["#c9c2b6", "#a9a296", "#8f887d"])}"/>`)}`,
};

export const stopSign: Scene = {
  alt: "Panneau stop couché au bord de la route",
  draw: () =>
    `<rect x="150" y="372" width="420" height="14" rx="6" transform="rotate(-9 360 378)" fill="#8d959a"/><g transform="rotate(-22 590 330)"><polygon points="552,240 628,240 682,294 682,370 628,424 552,424 498,370 498,294" fill="#c3302b" stroke="#fff" stroke-width="10"/><text x="590" y="352" font-family="sans-serif" font-weight="700" font-size="58" fill="#fff" text-anchor="middle">STOP</text></g>`,
  after: {
    alt: "Le panneau stop redressé",
    draw: () =>
      `<rect x="392" y="330" width="16" height="190" fill="#8d959a"/><polygon points="362,140 438,140 492,194 492,270 438,324 362,324 308,270 308,194" fill="#c3302b" stroke="#fff" stroke-width="10"/><text x="400" y="252" font-family="sans-serif" font-weight="700" font-size="58" fill="#fff" text-anchor="middle">STOP</text>`,
  },
};

export const trench: Scene = {
  alt: "Tranchée ouverte, une barrière renversée à côté",
  draw: () =>
    `<polygon points="240,270 560,270 620,430 170,430" fill="#5a4431"/><polygon points="262,284 540,284 586,404 212,404" fill="#2e231a"/><path d="M610 300 q60 -60 120 10 l30 80 h-170 z" fill="#8b6a4a"/><g transform="rotate(14 220 440)"><rect x="70" y="420" width="320" height="40" fill="#f4f4f1"/>${times(4, (index) => `<polygon points="${80 + index * 80},420 ${120 + index * 80},420 ${100 + index * 80},460 ${60 + index * 80},460" fill="#d3362d"/>`)}</g>`,
};

export const bollard: Scene = {
  alt: "Potelet arraché, couché sur le trottoir",
  draw: () =>
    `${times(3, (index) => `<rect x="${130 + index * 110}" y="210" width="30" height="170" rx="12" fill="#3c4a57"/><rect x="${130 + index * 110}" y="232" width="30" height="20" fill="#f4f4f1"/>`)}<ellipse cx="480" cy="384" rx="34" ry="12" fill="#3a3633"/><g transform="rotate(76 560 380)"><rect x="545" y="270" width="30" height="190" rx="12" fill="#3c4a57"/><rect x="545" y="292" width="30" height="20" fill="#f4f4f1"/></g>`,
};

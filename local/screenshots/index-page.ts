import { shotOf, type Shot } from "./shot.ts";

const STYLE = `body{font:16px/1.5 system-ui;margin:24px;background:#f4f6f9;color:#16202e}
h2{position:sticky;top:0;background:#f4f6f9;padding:8px 0;margin:32px 0 8px}
ul{display:flex;flex-wrap:wrap;gap:16px;padding:0;margin:0;list-style:none;align-items:start}
img{display:block;border:1px solid #d7dde5;background:#fff}.phone img{height:380px}.desktop img{height:240px}`;

interface Picture {
  readonly file: string;
  readonly shot: Shot;
}

/** A page with every picture of the folder, screen by screen. */
export function indexPage(files: readonly string[]): string {
  const pictures = files.toSorted().map((file) => ({ file, shot: shotOf(file) }));
  const places = [...new Set(pictures.map(({ shot }) => shot.place))];
  const links = places.map((place) => `<a href="#${place}">${place}</a>`).join(" · ");
  const sections = places.map((place) =>
    sectionOf(
      place,
      pictures.filter(({ shot }) => shot.place === place),
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Parvis: every screen</title><style>${STYLE}</style>
<h1>Every screen</h1><p>${files.length} pictures. ${links}</p>
${sections.join("\n")}</html>`;
}

function sectionOf(place: string, pictures: readonly Picture[]): string {
  const items = pictures.map(
    ({ file, shot: { state, who, size, isWhole } }) =>
      `<li class="${size}"><a href="${file}"><img src="${file}" loading="lazy" alt=""></a>${state} · ${who}${isWhole ? " · whole" : ""}</li>`,
  );
  return `<h2 id="${place}">${place}</h2><ul>${items.join("")}</ul>`;
}

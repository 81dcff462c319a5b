/** The ground that the document laid, and the tiles of the map that stands on it. */
export const ground = () => document.getElementById("first-ground");

export const tilesLaid = () => [...document.querySelectorAll<HTMLImageElement>("#first-ground > img")];

export const tilesOfMap = () =>
  [...document.querySelectorAll<HTMLImageElement>("img.leaflet-tile")].map(whereOf);

export const isAsked = ({ src }: HTMLImageElement) => src !== "";

export function whereOf(tile: HTMLImageElement) {
  const { x, y, width } = tile.getBoundingClientRect();
  return { src: tile.src, x, y, width };
}

/** Somebody whose account this device knows. */
export const wasHere = (uid = "") => localStorage.setItem("parvis.account", JSON.stringify({ uid }));

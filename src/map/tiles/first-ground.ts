/** What the document laid below the map (index.html). It would stay where it is while the map moves. */
export function liftFirstGround(): void {
  document.getElementById("first-ground")?.remove();
}

const firstOutline = (): Element | null => document.querySelector("#first-ground > svg");

export function isOutlineLaid(): boolean {
  return firstOutline() !== null;
}

/** The map draws the outline itself: two of them would be twice as dark. */
export function liftFirstOutline(): void {
  firstOutline()?.remove();
}

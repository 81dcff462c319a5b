/** What the document laid below the map (index.html). It would stay where it is while the map moves. */
export function liftFirstGround(): void {
  document.getElementById("first-ground")?.remove();
}

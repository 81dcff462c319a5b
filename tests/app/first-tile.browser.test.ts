import { expect, it } from "vitest";
import { firstTile } from "../../src/app/session/first-tile.ts";

function comes(name: "img" | "link"): void {
  const element = document.createElement(name);
  document.body.append(element);
  element.dispatchEvent(new Event("load"));
  element.remove();
}

it("the first tile is a picture, not the style or the script that came before it [NAV-10]", async () => {
  let hasCome = false;
  const coming = firstTile().then(() => (hasCome = true));
  comes("link");
  await Promise.resolve();
  await Promise.resolve();
  expect(hasCome).toBe(false);
  comes("img");
  await coming;
  expect(hasCome).toBe(true);
});

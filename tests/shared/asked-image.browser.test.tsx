import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { AskedImage } from "../../src/shared/photos/asked-image.tsx";
import { renderControls } from "../ui/framed.tsx";

const A_PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

it("an image that did not come is unseen, with the browser's broken sign, until one that is asked for instead is there [P13]", async () => {
  let failed = 0;
  const image = (src: string) => <AskedImage src={src} alt="La rue" onError={() => (failed += 1)} />;
  const { rerender } = await renderControls(image("data:image/png;base64,AA"));
  const seen = page.getByRole("img", { name: "La rue" });
  await expect.poll(() => failed).toBe(1);
  await expect.element(seen).toHaveStyle({ opacity: "0" });
  await rerender(image(A_PIXEL));
  await expect.element(seen).toHaveStyle({ opacity: "1" });
});

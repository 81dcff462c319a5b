import sharp from "sharp";
import { arriveIn } from "./support/commune.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { press } from "./support/keyboard.ts";
import { untilAllSent } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";
import { photosInTownOf, uidOn } from "./support/town.ts";

const BLACK = [0, 0, 0];

/** The colour of one pixel; the place is given in fractions of the photo. */
async function colourAt(jpeg: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(start, start + 3)];
}

function gap(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((level, channel) => Math.abs(level - (other[channel] ?? 0))));
}

test.use(STAYS_ONLINE);

test("what a person masks with the keyboard is black in every copy the town has, and the rest of the photo is there [PHO-7, UI-5]", async ({
  page,
  city,
}) => {
  await arriveIn(page, city);
  const uid = await uidOn(page);
  await writeReport(page, { title: "Épave devant le gymnase", withPhoto: true });

  await press(page, page.getByRole("button", { name: "Masquer une zone de la photo 1" }));
  const tool = page.getByRole("dialog", { name: "Masquer une zone de la photo 1" });
  const frame = tool.getByRole("application", { name: "Cadre de la zone à masquer" });
  await expect(frame).toBeVisible();
  await expectNoBarrier(page, "masking tool");
  await tool.getByRole("radio", { name: "Noir", exact: true }).check({ force: true });
  await frame.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(tool.getByText("Cadre à 36 % du bord gauche et 38 % du haut")).toBeVisible();
  await press(page, tool.getByRole("button", { name: "Masquer cette zone" }));
  await expect(tool.getByText(/^Zone masquée/u)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Masquer une zone de la photo 1" })).toBeFocused();

  await send(page);
  await untilAllSent(page);
  await expect.poll(async () => (await photosInTownOf(uid)).length).toBe(1);
  for (const { full, preview } of await photosInTownOf(uid)) {
    for (const copy of [full, preview]) {
      expect(gap(await colourAt(copy, 0.5, 0.48), BLACK)).toBeLessThanOrEqual(8);
      expect(gap(await colourAt(copy, 0.1, 0.1), BLACK)).toBeGreaterThan(20);
    }
  }
});

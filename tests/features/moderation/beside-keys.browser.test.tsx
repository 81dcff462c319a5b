import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { useBesideKeys } from "../../../src/features/moderation/use-beside-keys.ts";
import type { QueueItem } from "../../../src/shared/moderation/queue-item.ts";
import { render } from "vitest-browser-react";

const items = ["a", "b", "c", "d"].map((id) => ({ content: { id } }) as QueueItem);

function Keys({ chosenId, choose }: { readonly chosenId: string; readonly choose: (id: string) => void }) {
  const pane = useRef<HTMLElement>(null);
  useBesideKeys({ isOn: true, items, chosenId, choose, pane });
  return null;
}

it("goes on from what was asked for last, however late the screen shows it [MOD-20]", async () => {
  const choose = vi.fn<(id: string) => void>();
  const { rerender } = await render(<Keys chosenId="a" choose={choose} />);
  await userEvent.keyboard("jj");
  // It has come as far as the first press.
  await rerender(<Keys chosenId="b" choose={choose} />);
  await userEvent.keyboard("jk");
  expect(choose.mock.calls.flat()).toEqual(["b", "c", "d", "c"]);
  // Something else was chosen meanwhile, by a decision or by a press.
  await rerender(<Keys chosenId="a" choose={choose} />);
  await userEvent.keyboard("j");
  expect(choose.mock.lastCall).toEqual(["b"]);
});

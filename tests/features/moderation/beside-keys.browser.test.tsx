import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { useBesideKeys } from "../../../src/features/moderation/use-beside-keys.ts";
import type { QueueItem } from "../../../src/shared/moderation/queue-item.ts";
import { render } from "vitest-browser-react";

const items = ["a", "b", "c", "d"].map((id) => ({ content: { id } }) as QueueItem);

interface KeysProps {
  readonly chosenId: string;
  readonly place?: number;
  readonly choose: (id: string) => void;
}

function Keys({ chosenId, place = 0, choose }: KeysProps) {
  const pane = useRef<HTMLElement>(null);
  useBesideKeys({ isOn: true, items, chosenId, place, choose, pane });
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

it("goes on from where the one stood that has left the queue [MOD-20]", async () => {
  const choose = vi.fn<(id: string) => void>();
  const { rerender } = await render(<Keys chosenId="gone" place={2} choose={choose} />);
  await userEvent.keyboard("j");
  await rerender(<Keys chosenId="also gone" place={2} choose={choose} />);
  await userEvent.keyboard("k");
  // It was the last.
  await rerender(<Keys chosenId="gone too" place={4} choose={choose} />);
  await userEvent.keyboard("j");
  expect(choose.mock.calls.flat()).toEqual(["c", "b", "d"]);
});

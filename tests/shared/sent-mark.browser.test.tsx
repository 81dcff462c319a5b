import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { SentMark } from "../../src/shared/commands/sent-mark.tsx";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { renderControls } from "../ui/framed.tsx";

const sent = page.getByText("Envoyé", { exact: true });
const step = { at: NOW, reason: "", byKind: "moderator", byName: "" } as const;

it("says that one's own was sent until the commune took it up, whatever its author added meanwhile [OFF-12]", async () => {
  const { history, ...report } = anAnomaly();
  const shown = (statuses: readonly ("new" | "ack")[]) => (
    <SentMark
      mine
      sync={null}
      content={{ ...report, history: [...history, ...statuses.map((status) => ({ ...step, status }))] }}
    />
  );
  const first = await renderControls(shown([]));
  await expect.element(sent).toBeVisible();
  await first.unmount();
  const specified = await renderControls(shown(["new"]));
  await expect.element(sent).toBeVisible();
  await specified.unmount();
  await renderControls(shown(["new", "ack"]));
  await expect.element(page.getByRole("status")).toBeInTheDocument();
  await expect.element(sent).not.toBeInTheDocument();
});

import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { ok, type Result } from "../../src/domain/basics/result.ts";
import { FormDialog } from "../../src/shared/commands/form-dialog.tsx";
import { renderFramed } from "../ui/framed.tsx";

describe("a form in a dialog", () => {
  it("sends once what is pressed twice, and closes once it is kept [P2]", async () => {
    let release: (sent: Result<void, never>) => void = () => {};
    const onSend = vi.fn<() => Promise<Result<void, never>>>(
      () => new Promise((resolve) => (release = resolve)),
    );
    const onClose = vi.fn<() => void>();
    await renderFramed(
      <FormDialog
        title="Préciser"
        submitWords="Envoyer"
        icon={null}
        open
        onClose={onClose}
        check={() => []}
        onSend={onSend}
      >
        {() => null}
      </FormDialog>,
    );
    await page.getByRole("button", { name: "Envoyer" }).dblClick();
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    release(ok(undefined));
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });
});

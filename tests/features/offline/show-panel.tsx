import { DataProvider, type DataContext } from "../../../src/data/data-context.ts";
import { OutboxPanel } from "../../../src/features/offline/outbox-panel.tsx";
import { NOW } from "../../examples/identifiers.ts";
import { renderFramed } from "../../ui/framed.tsx";

export function showPanel(data: DataContext, online = true) {
  return renderFramed(
    <DataProvider value={data}>
      <OutboxPanel cityId="35024" online={online} syncedAt={NOW} now={NOW} onClose={() => undefined} />
    </DataProvider>,
  );
}

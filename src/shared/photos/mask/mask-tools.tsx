import { useLingui } from "@lingui/react/macro";
import type { MaskLook } from "../../../data/photos/photo-mark.ts";
import { Choice } from "../../../ui/choice.tsx";
import styles from "./mask-dialog.module.css";

export type MaskTool = "brush" | "frame";

/** A finger paints; a mouse or a keyboard frames. */
export function usualTool(): MaskTool {
  return matchMedia("(pointer: coarse)").matches ? "brush" : "frame";
}

interface MaskToolsProps {
  readonly tool: MaskTool;
  readonly onTool: (tool: MaskTool) => void;
  readonly look: MaskLook;
  readonly onLook: (look: MaskLook) => void;
}

export function MaskTools({ tool, onTool, look, onLook }: MaskToolsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.tools}>
      <Choice<MaskTool>
        legend={t`Outil`}
        hideLegend
        look="chips"
        options={[
          { value: "brush", label: t`Pinceau` },
          { value: "frame", label: t`Cadre` },
        ]}
        value={tool}
        onChange={onTool}
      />
      <Choice<MaskLook>
        legend={t`Aspect`}
        hideLegend
        look="chips"
        options={[
          { value: "blur", label: t`Flou` },
          { value: "black", label: t`Noir` },
        ]}
        value={look}
        onChange={onLook}
      />
    </div>
  );
}

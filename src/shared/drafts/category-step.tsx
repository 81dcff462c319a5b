import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useState, type ComponentType, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { fieldIdOf } from "./field-ids.ts";
import { Step } from "./step.tsx";

interface CategoryStepProps<V extends string> {
  readonly name: string;
  readonly title: ReactNode;
  /** All that may be chosen, those that are chosen most first. */
  readonly offered: readonly V[];
  readonly labelOf: (id: V) => string;
  readonly iconOf: (id: V) => ComponentType;
  readonly value: V | null;
  readonly onChange: (id: V) => void;
  readonly problem: string | undefined;
  /** What « Plus » shows besides all of them. */
  readonly renderMore?: (fold: () => void) => ReactNode;
  /** What the choice leads to. */
  readonly children?: ReactNode;
}

/** Two rows of three on a phone. */
const TILES = 6;

/** What it is about, in tiles; « Plus » has the rest of them. */
export function CategoryStep<V extends string>(props: CategoryStepProps<V>) {
  const { name, title, offered, labelOf, iconOf, value, onChange, problem, renderMore, children } = props;
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  return (
    <Step
      name={name}
      title={title}
      aside={<MoreButton isWhole={isWhole} onPress={() => setWhole(!isWhole)} />}
    >
      <Choice<V>
        id={fieldIdOf("categoryId")}
        legend={t`Catégorie`}
        hideLegend
        look="tiles"
        required
        options={shownOf(offered, isWhole ? offered.length : TILES, value).map((id) => {
          const Icon = iconOf(id);
          return { value: id, label: labelOf(id), icon: <Icon /> };
        })}
        value={value}
        onChange={onChange}
        problem={problem}
      />
      {isWhole ? renderMore?.(() => setWhole(false)) : null}
      {children}
    </Step>
  );
}

/** What was chosen is always among them: in a draft it may have been switched off since (CITY-12). */
function shownOf<V>(offered: readonly V[], count: number, chosen: V | null): readonly V[] {
  const first = offered.slice(0, count);
  return chosen === null || first.includes(chosen) ? first : [...first, chosen];
}

function MoreButton({ isWhole, onPress }: { readonly isWhole: boolean; readonly onPress: () => void }) {
  const Chevron = isWhole ? ChevronUp : ChevronDown;
  return (
    <Button kind="quiet" aria-expanded={isWhole} onClick={onPress}>
      {isWhole ? <Trans>Moins</Trans> : <Trans>Plus</Trans>}
      <Chevron aria-hidden="true" size={20} />
    </Button>
  );
}

import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { LostPart, type LostProps } from "./lost-part.tsx";
import { askSheetsAgain } from "./lost-sheets.ts";

interface Known<Props> {
  readonly Shown?: ComponentType<Props> | undefined;
  readonly error?: Error;
}

const Nothing = () => null;

/** What did not come, in the words of each browser and of Vite. Anything else a part threw while it ran, as it would each time. */
const NOT_COME = /importe|Importi|preload|MIME/u;

/** For a part that the page is nothing without: the page says so itself. */
export function PagesProblem({ error }: LostProps): never {
  throw error;
}

/** Errors of parts that the page stays without, and how each part is asked for once more when the server is there again. */
export const missedInPlace = new WeakMap<Error, () => void>();

/**
 * A part in a chunk of its own. Once it has come it is drawn at once, where `lazy` would leave what stands there meanwhile for 300 ms
 * more, and `ask` brings it before anybody draws it. Where it does not come that is said in its place, and the rest of the page stays.
 */
export function comingPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
  Lost: ComponentType<Props & LostProps> = LostPart,
) {
  let come: ComponentType<Props> | undefined;
  const ask = async (): Promise<ComponentType<Props>> => {
    askSheetsAgain();
    return (come ??= await load());
  };
  const bring = (tell: (known: Known<Props>) => void, isAgain = false): Promise<void> =>
    ask().then(
      (Shown) => tell({ Shown }),
      (error: Error) => {
        const again = (): void => void (isAgain || bring(tell, true));
        // One that a server does not have is of a release before it: then the page is loaded again, except for what can be spared.
        if (Lost !== PagesProblem && (Lost === Nothing || !isAgain)) missedInPlace.set(error, again);
        tell({ error });
      },
    );
  function Part(props: Props) {
    const [{ Shown, error }, tell] = useState<Known<Props>>(() => ({ Shown: come }));
    useEffect(() => {
      if (Shown === undefined) void bring(tell);
    }, [Shown]);
    if (Shown !== undefined) return <Shown {...props} />;
    if (error === undefined) return meanwhile;
    if (Lost !== Nothing && !NOT_COME.test(error.message)) throw error;
    return <Lost {...props} error={error} again={() => bring(tell)} />;
  }
  return Object.assign(Part, { ask });
}

/** One that the page can do without: it is left out where it does not come. */
export function sparePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
) {
  return comingPart(load, meanwhile, Nothing);
}

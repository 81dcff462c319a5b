import { useEffect, useState, type ComponentType, type ReactNode } from "react";

const Nothing = () => null;

/**
 * A part in a chunk of its own. Once it has come it is drawn at once, where `lazy` would leave what stands there meanwhile for 300 ms
 * more, and `ask` brings it before anybody draws it. A part that does not come is the page's problem, as with `lazy`; one that the page
 * can spare is left out, and asked for again where it is drawn next.
 */
export function comingPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
  isSpare = false,
) {
  let come: ComponentType<Props> | undefined;
  const ask = async (): Promise<ComponentType<Props>> => (come ??= await load());
  function Part(props: Props) {
    const [Shown, show] = useState(() => come);
    useEffect(() => {
      if (Shown !== undefined) return;
      ask().then(
        (part) => show(() => part),
        (error: unknown) =>
          show(() => {
            if (isSpare) return Nothing;
            throw error;
          }),
      );
    }, [Shown]);
    return Shown === undefined ? meanwhile : <Shown {...props} />;
  }
  return Object.assign(Part, { ask });
}

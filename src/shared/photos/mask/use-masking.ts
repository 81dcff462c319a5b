import { useRef, useState } from "react";
import type { MaskProblem, PhotoVersion } from "../../../data/photos/mask-photo.ts";
import type { Masker } from "../../../data/photos/masker.ts";
import type { PhotoMark } from "../../../data/photos/photo-mark.ts";
import type { Result } from "../../../domain/basics/result.ts";

export type Masking = ReturnType<typeof useMasking>;

/** The tool of one photo. It closes only when what was asked is done: nobody can send the photo before. */
export function useMasking(masker: Masker, atFirst: { readonly isOpen: boolean } = { isOpen: false }) {
  const [isOpen, setOpen] = useState(atFirst.isOpen);
  const [isMasking, setMasking] = useState(false);
  const [masked, setMasked] = useState<PhotoMark | null>(null);
  const [problem, setProblem] = useState<MaskProblem["code"] | null>(null);
  const [before, setBefore] = useState<readonly PhotoVersion[]>([]);
  const leaving = useRef(false);

  function open(): void {
    setMasked(null);
    setProblem(null);
    setBefore([]);
    setOpen(true);
  }

  function close(): void {
    leaving.current = isMasking;
    if (!isMasking) setOpen(false);
  }

  async function change<T>(
    act: () => Promise<Result<T, MaskProblem>>,
    done: (value: T) => void,
  ): Promise<void> {
    if (isMasking) return;
    setMasking(true);
    setProblem(null);
    try {
      const answer = await act();
      if (answer.ok) done(answer.value);
      else setProblem(answer.problem.code);
    } finally {
      setMasking(false);
      if (leaving.current) setOpen(false);
      leaving.current = false;
    }
  }

  const mask = (mark: PhotoMark) =>
    change(
      () => masker.mask(mark),
      (version) => {
        setMasked(mark);
        setBefore((versions) => [...versions, version]);
      },
    );

  const last = before.at(-1);
  const undo = async () => {
    if (last === undefined) return;
    await change(
      () => masker.undo(last),
      () => {
        setMasked(null);
        setBefore((versions) => versions.slice(0, -1));
      },
    );
  };

  return { isOpen, open, close, mask, undo, canUndo: last !== undefined, isMasking, masked, problem };
}

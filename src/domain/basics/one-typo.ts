/** In a shorter word one letter makes another word of it. */
const TYPO_CHARS_MIN = 4;

/** Whether the word begins as what was typed but for one letter: a wrong, missing or superfluous one, or two in the wrong order. */
export function beginsWithOneTypo(typed: string, word: string): boolean {
  if (typed.length < TYPO_CHARS_MIN) return false;
  const same = sameLetters(typed, word);
  // Nearly everybody gets the first letter right.
  if (same === 0) return false;
  const goesOn = (from: number, at: number): boolean => word.startsWith(typed.slice(from), at);
  const next = same + 1;
  return (
    goesOn(next, next) ||
    goesOn(next, same) ||
    goesOn(same, next) ||
    // Two letters in the wrong order.
    (typed[same] === word[next] && typed[next] === word[same] && goesOn(same + 2, same + 2))
  );
}

function sameLetters(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same;
}

/** Nothing is published while one of these stands. */
export function stopWith(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(
    `This cannot be deployed (docs/deployment.md):\n${problems.map((each) => `  ✗ ${each}`).join("\n")}`,
  );
  process.exit(1);
}

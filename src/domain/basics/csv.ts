/** Spreadsheets take these for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

const BYTE_ORDER_MARK = "\uFEFF";

/** For spreadsheets set to French: semicolons, lines ended as RFC 4180 has them; what looks like a formula is text. */
export function csvTable(lines: readonly (readonly (string | number)[])[]): string {
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line.map(cell).join(";")}\r\n`).join("")}`;
}

/** A number is one, whatever its sign. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

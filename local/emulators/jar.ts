import { crc32 } from "node:zlib";

const LINE_BYTES_MAX = 70;

/** A jar whose only entry is a manifest: it gives a main class to a jar that has none (stored, not compressed). */
export function manifestJar(mainClass: string, classPath: string): Uint8Array {
  const lines = ["Manifest-Version: 1.0", `Main-Class: ${mainClass}`, `Class-Path: ${classPath}`];
  const content = Buffer.from(`${lines.map(foldLine).join("\r\n")}\r\n\r\n`);
  const name = Buffer.from("META-INF/MANIFEST.MF");
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(0x21, 8);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), shared, name, content]);
  const central = Buffer.concat([
    Buffer.from("PK\u0001\u0002"),
    Buffer.from([20, 0]),
    shared,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

/** A manifest line holds at most 72 bytes; the rest goes on lines that start with a space. */
function foldLine(line: string): string {
  const [first = "", ...rest] = line.match(new RegExp(`.{1,${LINE_BYTES_MAX}}`, "gu")) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)].join("\r\n");
}

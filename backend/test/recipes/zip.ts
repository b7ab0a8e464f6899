import { deflateRawSync } from 'node:zlib';

interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the zip says; by default the truth. */
  readonly claimedBytes?: number;
}

/** A zip of deflated files; checksums are left out, since readers do not need them. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claimedBytes = bytes.length } of files) {
    const packed = deflateRawSync(bytes);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(claimedBytes, 8);
    sizes.writeUInt16LE(Buffer.byteLength(name), 12);
    const [local, central] = [Buffer.alloc(14), Buffer.alloc(16)];
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(central, sizes, place, Buffer.from(name));
    parts.push(local, sizes, Buffer.from(name), packed);
    offset += local.length + sizes.length + Buffer.byteLength(name) + packed.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}

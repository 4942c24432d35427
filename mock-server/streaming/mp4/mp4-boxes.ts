export interface Mp4Box {
  readonly type: string;
  readonly start: number;
  /** The start of its content, after size and type. */
  readonly body: number;
  readonly end: number;
}

/** Creates a box with the given contents. */
export function mp4Box(type: string, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The sibling boxes between two offsets of an MP4 file. */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.length) {
  const boxes: Mp4Box[] = [];
  for (let start = from; start < to;) {
    const end = start + bytes.readUInt32BE(start);
    if (end <= start || end > to) throw new Error(`The box at ${start} is broken`);
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, body: start + 8, end });
    start = end;
  }
  return {
    all: boxes as readonly Mp4Box[],
    /** The first box of a type. Throws if there is none. */
    one(type: string): Mp4Box {
      const found = boxes.find((box) => box.type === type);
      if (!found) throw new Error(`There is no ${type} box`);
      return found;
    },
  };
}

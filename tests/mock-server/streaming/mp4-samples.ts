import { boxesIn } from '#mock-server/streaming/mp4/mp4-boxes.ts';
import { readFragment } from '#mock-server/streaming/mp4/mp4-fragment.ts';

/** The presentation times of a segment's samples, in ticks, and whether its data matches their sizes. */
export function samplesOf(segment: Buffer): { readonly times: number[]; readonly dataFits: boolean } {
  const boxes = boxesIn(segment).all;
  const times: number[] = [];
  let dataFits = true;
  for (const [index, box] of boxes.entries()) {
    if (box.type !== 'moof') continue;
    const data = boxes[index + 1];
    if (data?.type !== 'mdat') throw new Error('A moof without its mdat');
    const { samples, decodeTime } = readFragment(segment.subarray(box.start, data.end));
    let time = Number(decodeTime);
    let bytes = 0;
    for (const { ticks, size } of samples) {
      times.push(time);
      time += ticks;
      bytes += size;
    }
    dataFits &&= bytes === data.end - data.body;
  }
  return { times, dataFits };
}

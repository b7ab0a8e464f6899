import { msg, type Message } from '../../text/message.ts';

/** Portions are counted in quarters. */
export const DEFAULT_QUARTERS = 4;
export const MAX_QUARTERS = 8;

/** Choices for an eater, small to large. */
export const PORTIONS = [
  { name: msg('portion.baby', 'Baby'), quarters: 0 },
  { name: msg('portion.toddler', 'Toddler'), quarters: 1 },
  { name: msg('portion.child', 'Child'), quarters: 2 },
  { name: msg('portion.adult', 'Adult'), quarters: 4 },
  { name: msg('portion.hungry', 'Hungry'), quarters: 6 },
] as const;

/** For screen readers: "5 and a half portions", "half a portion". */
export function portionsInWords(quarters: number): Message {
  const { whole, part } = partsOf(quarters);
  return whole === 0 ? belowOne(part) : fromOne(whole, part);
}

function belowOne(part: Part): Message {
  switch (part) {
    case 0:
      return msg('portion.inWords.none', 'no portion');
    case 1:
      return msg('portion.inWords.quarter', 'a quarter of a portion');
    case 2:
      return msg('portion.inWords.half', 'half a portion');
    case 3:
      return msg('portion.inWords.threeQuarters', 'three quarters of a portion');
  }
}

function fromOne(count: number, part: Part): Message {
  switch (part) {
    case 0:
      return msg('portion.inWords.whole', '{count, plural, one {1 portion} other {{count} portions}}', {
        count,
      });
    case 1:
      return msg('portion.inWords.andQuarter', '{count} and a quarter portions', { count });
    case 2:
      return msg('portion.inWords.andHalf', '{count} and a half portions', { count });
    case 3:
      return msg('portion.inWords.andThreeQuarters', '{count} and three quarters portions', { count });
  }
}

/** Quarters beside whole portions. */
type Part = 0 | 1 | 2 | 3;

function partsOf(quarters: number): { readonly whole: number; readonly part: Part } {
  // The remainder of a count by four.
  return { whole: Math.floor(quarters / 4), part: (quarters % 4) as Part };
}

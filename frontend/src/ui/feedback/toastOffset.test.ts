import { toastOffset, type Box } from './toastOffset.ts';

const CEILING = 8;
const toast: Box = { left: 16, right: 374, top: 764, bottom: 828 };
const box = (top: number, bottom: number, left = 0, right = 390): Box => ({ left, right, top, bottom });

describe('toastOffset', () => {
  it('is zero where the toast covers nothing', () => {
    expect(toastOffset(toast, [box(0, 100), box(700, 760)], CEILING)).toBe(0);
  });

  it('ignores what is beside the toast', () => {
    expect(toastOffset(toast, [box(780, 840, 380, 900)], CEILING)).toBe(0);
  });

  it("puts the toast above a dialog's buttons", () => {
    expect(toastOffset(toast, [box(770, 844), box(150, 200)], CEILING)).toBe(828 - 770 + 8);
  });

  it('passes by gaps that are too small', () => {
    const obstacles = [box(770, 844), box(690, 730), box(150, 200)];
    expect(toastOffset(toast, obstacles, CEILING)).toBe(828 - 690 + 8);
  });

  it('leaves visible what it can, but not instead of what it must', () => {
    const name = box(640, 720);
    expect(toastOffset(toast, [box(730, 844)], CEILING, [name])).toBe(828 - 640 + 8);
    const full = [box(730, 844), box(0, 100)];
    const above = toastOffset(toast, full, CEILING);
    expect(toastOffset(toast, full, CEILING, [box(100, 725)])).toBe(above);
  });

  it('passes the ceiling rather than cover what must stay visible', () => {
    const lower = [box(420, 844), box(0, 100)];
    expect(toastOffset(toast, lower, 400)).toBe(828 - 420 + 8);
  });

  it('covers as little as possible where no place is free, and stays in the window', () => {
    const obstacles = [box(0, 60), box(110, 500), box(505, 844)];
    const offset = toastOffset(toast, obstacles, CEILING);
    expect(toast.top - offset).toBeGreaterThanOrEqual(CEILING);
    expect(offset).toBe(828 - 110 + 8);
  });
});

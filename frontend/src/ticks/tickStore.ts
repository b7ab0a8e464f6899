import { dropFromDevice, putOnDevice, readOwn } from '../browser/deviceStore.ts';
import type { Tick, TickStore } from './tick.ts';

/** The ticks that wait, in the browser's own database. */
export const tickStore: TickStore = {
  load: async () => {
    const stored = await readOwn('tick:');
    return stored === null ? null : [...stored.values()].filter(isTick);
  },
  put: (ticks) => putOnDevice(ticks.map((tick) => [`tick:${tick.id}`, () => tick])),
  drop: async (ticks) => {
    await Promise.all(
      ticks.map(({ id, stamp }) =>
        dropFromDevice(`tick:${id}`, (stored) => isTick(stored) && stored.stamp === stamp),
      ),
    );
  },
  retract: async (ticks) => {
    const sentIds: string[] = [];
    await Promise.all(
      ticks.map(({ id, stamp }) =>
        dropFromDevice(`tick:${id}`, (stored) => {
          if (!isTick(stored) || stored.stamp !== stamp) return false;
          if (stored.confirmed === null) sentIds.push(id);
          return stored.confirmed !== null;
        }),
      ),
    );
    return sentIds;
  },
};

/** Whether the value is what this version of the app puts there. */
function isTick(value: unknown): value is Tick {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'tripId', 'name', 'stamp'].every((key) => typeof Reflect.get(value, key) === 'string') &&
    typeof Reflect.get(value, 'wanted') === 'boolean' &&
    typeof Reflect.get(value, 'wantedAt') === 'number'
  );
}

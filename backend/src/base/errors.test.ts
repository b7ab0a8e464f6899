import { violates } from './errors.ts';

describe('a violated constraint', () => {
  const error = (constraint: string) => Object.assign(new Error('violates it'), { constraint });

  it('is known by its name, also by that of a shard', () => {
    expect(violates(error('meals_slot_key'), 'meals_slot_key')).toBe(true);
    expect(violates(error('meals_slot_key_102008'), 'meals_slot_key')).toBe(true);
  });

  it('is no other', () => {
    for (const other of [error('meals_slot_key2'), error('meals_pkey'), new Error('meals_slot_key'), null])
      expect(violates(other, 'meals_slot_key')).toBe(false);
  });
});

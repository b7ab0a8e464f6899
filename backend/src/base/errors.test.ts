import { violates } from './errors.ts';

describe('a violated constraint', () => {
  const error = (constraint: string) => Object.assign(new Error('violates it'), { constraint });

  it('is recognized by its name, also on a shard', () => {
    expect(violates(error('meals_slot_key'), 'meals_slot_key')).toBe(true);
    expect(violates(error('meals_slot_key_102008'), 'meals_slot_key')).toBe(true);
  });

  it('with another name does not match', () => {
    for (const other of [error('meals_slot_key2'), error('meals_pkey'), new Error('meals_slot_key'), null])
      expect(violates(other, 'meals_slot_key')).toBe(false);
  });
});

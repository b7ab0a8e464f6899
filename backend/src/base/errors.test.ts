import { violates } from './errors.ts';

describe('a violated constraint', () => {
  const error = (constraint: string) => Object.assign(new Error('violates it'), { constraint });

  it('is recognized by its name, also on a shard', () => {
    expect(violates(error('meals_slot_key'), 'meals_slot_key')).toBe(true);
    expect(violates(error('meals_slot_key_102008'), 'meals_slot_key')).toBe(true);
  });

  it('is recognized by the message from another node, which Citus passes on without the name', () => {
    const remote = (code: string, message: string) => Object.assign(new Error(message), { code });
    const message = 'duplicate key value violates unique constraint "meals_slot_key_102008"';
    expect(violates(remote('23505', message), 'meals_slot_key')).toBe(true);
    expect(violates(remote('23505', message), 'slot_key')).toBe(false);
    expect(violates(remote('23505', message), 'meals_slot')).toBe(false);
    expect(violates(remote('42P01', message), 'meals_slot_key')).toBe(false);
    expect(
      violates(
        remote('23503', '… auf Tabelle „meals_102008“ verletzt Fremdschlüssel „meals_trip_fkey_102008“'),
        'meals_trip_fkey',
      ),
    ).toBe(true);
    expect(
      violates(
        remote('23514', 'new row for relation "ingredients_9" violates "ingredients_alternative_check"'),
        'ingredients_alternative_check',
      ),
    ).toBe(true);
  });

  it('with another name does not match', () => {
    for (const other of [error('meals_slot_key2'), error('meals_pkey'), new Error('meals_slot_key'), null])
      expect(violates(other, 'meals_slot_key')).toBe(false);
  });
});

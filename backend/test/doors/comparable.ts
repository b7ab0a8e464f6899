const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** E.164, or formatted where a number replaces a name. */
const PHONE = /^(\+1\d{10}|\(\d{3}\) \d{3}-\d{4})$/;
/** Ids of payment intents, and their secrets. */
const PAYMENT_INTENT = /^pi_\w+$/;
const LINK_TOKEN = /#invite=[\w-]{35}$/;

/** Replaces ids, instants and phone numbers by names. */
export function comparable(answer: unknown): unknown {
  const names = new Map<string, string>();
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, item]) => [name, walk(item)]),
      );
    if (typeof value !== 'string') return value;
    if (INSTANT.test(value)) return 'an instant';
    if (PAYMENT_INTENT.test(value)) return 'a payment intent';
    if (LINK_TOKEN.test(value)) return 'an invitation link';
    if (PHONE.test(value)) return 'a phone number';
    if (!UUID.test(value)) return value;
    const name = names.get(value) ?? `id ${names.size + 1}`;
    names.set(value, name);
    return name;
  };
  return walk(answer);
}

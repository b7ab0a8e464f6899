/** What a person is called in a sentence; a phone number stays whole. */
export function firstName({ name }: { readonly name: string }): string {
  const [first = name] = name.trim().split(/\s+/);
  return /\p{L}/u.test(first) ? first : name;
}

/**
 * People by first name; those who share one keep their whole names.
 * @param all of whom they are some
 */
export function byFirstName<Person extends { readonly name: string }>(
  people: readonly Person[],
  all: readonly { readonly name: string }[] = people,
): Person[] {
  const counts = new Map<string, number>();
  for (const first of all.map(firstName)) counts.set(first, (counts.get(first) ?? 0) + 1);
  return people.map((person) => {
    const first = firstName(person);
    return counts.get(first) === 1 ? { ...person, name: first } : person;
  });
}

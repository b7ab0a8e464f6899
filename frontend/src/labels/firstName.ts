/** What a person is called in a sentence; a phone number stays whole. */
export function firstName({ name }: { readonly name: string }): string {
  const [first = name] = name.trim().split(/\s+/);
  return /\p{L}/u.test(first) ? first : name;
}

/** Whether the whole text is one web address, such as "https://example.com/soup". */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}

export function isHttp({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

/** Addresses are shown to others and logged: none may have a user name or password in it. */
export function hasUser({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

/** Works a value out at its first use: indexes of word lists take a slow phone a tenth of a second each. */
export function once<Value extends object>(read: () => Value): () => Value {
  let known: Value | undefined;
  return () => (known ??= read());
}

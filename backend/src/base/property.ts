/** Of any value, such as a caught error; undefined if it has none. Without instanceof: Jest's realm has its own Error. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** An object of JSON-LD. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first property that has a value; prefixes and case of keys are ignored. */
export function property(object: JsonObject, ...names: readonly string[]): unknown {
  for (const name of names) {
    if (isPresent(object[name])) return object[name];
    const loose = Object.keys(object).find(
      (key) => key.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '').toLowerCase() === name.toLowerCase(),
    );
    if (loose !== undefined && isPresent(object[loose])) return object[loose];
  }
  return undefined;
}

function isPresent(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}

/** A list as it is; else a list of the value, if there is one. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

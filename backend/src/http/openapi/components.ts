/** A JSON Schema of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas that several operations share, each under a name of its own. */
export class Components {
  private readonly schemas = new Map<string, JsonSchema>();

  /**
   * @param name of the type; another schema of the same type gets a number: `Meal2`
   * @returns a reference to the schema
   */
  share(name: string, schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema);
    for (let number = 1; ; number++) {
      const key = number === 1 ? name : `${name}${number}`;
      const known = this.schemas.get(key);
      if (known === undefined) this.schemas.set(key, schema);
      if (known === undefined || JSON.stringify(known) === text)
        return { $ref: `#/components/schemas/${key}` };
    }
  }

  /** The schema of a reference. */
  named(ref: string): JsonSchema {
    return this.schemas.get(ref.split('/').at(-1) ?? '') ?? {};
  }

  /** By name, in alphabetical order. */
  all(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** The schema, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values, ...rest } = schema;
  const allowed: readonly unknown[] | null = Array.isArray(values) ? values : null;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { type: [type, 'null'], ...(allowed === null ? {} : { enum: [...allowed, null] }), ...rest };
}

/** The schemas of `anyOf` or the like; none if it is absent. */
export function schemasIn(list: unknown): JsonSchema[] {
  return Array.isArray(list) ? list.map((one: unknown) => Object(one) as JsonSchema) : [];
}

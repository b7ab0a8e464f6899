import { registerEnumType } from 'type-graphql';

/**
 * Registers a GraphQL enum of described values, named in capitals: BY_MEAL for "by-meal".
 * {@link inputOf} finds it by its values.
 */
export function enumType<Value extends string>(
  name: string,
  description: string,
  texts: Readonly<Record<Value, string>>,
): Readonly<Record<string, Value>> {
  // Its keys are the values.
  const values = Object.keys(texts) as Value[];
  const type = Object.fromEntries(values.map((value) => [apiName(value), value]));
  const valuesConfig = Object.fromEntries(
    values.map((value) => [apiName(value), { description: texts[value] }]),
  );
  registerEnumType(type, { name, description, valuesConfig });
  return type;
}

function apiName(value: string): string {
  const words = value.replaceAll('-', '_').replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_');
  return words.toUpperCase();
}

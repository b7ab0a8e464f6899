import {
  getNamedType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
} from 'graphql';
import * as z from 'zod/mini';
import { ownMessageOfField } from '../../../../domain/text/fieldText.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import { badInput, type AppError } from '../../base/errors.ts';
import { zodFieldsOf } from '../../base/graphqlInput.ts';
import { fieldOf } from '../../base/input.ts';

type Path = readonly (string | number)[];

/** The innermost field on a path, and the rest of the path: indexes of lists. */
interface Found {
  readonly type: GraphQLNamedInputType;
  readonly value: unknown;
  readonly zod: z.core.$ZodType | undefined;
  readonly rest: Path;
}

/**
 * What a service would say of a value that GraphQL does not let through to it.
 * @param path where graphql-js refuses it, within the variable
 */
export function refusedValue(variable: string, type: GraphQLInputType, value: unknown, path: Path): AppError {
  const whole = [...path, ...missingIn(findAt(type, value, path))];
  const found = findAt(type, value, whole);
  const names = variable === '' ? whole : [variable, ...whole];
  const isListed = typeof names.at(-1) === 'number' && !isInputObjectType(found.type);
  const field = (isListed ? names.slice(0, -1) : names).join('.');
  return badInput(field, messageOfZod(found) ?? messageOfType(found, field));
}

function findAt(type: GraphQLInputType, value: unknown, path: Path): Found {
  let found: Found = { type: getNamedType(type), value, zod: undefined, rest: [] };
  for (const key of path) {
    const { type: input, value: holder } = found;
    const field = isInputObjectType(input) ? input.getFields()[key] : undefined;
    found =
      field === undefined
        ? { ...found, rest: [...found.rest, key] }
        : {
            type: getNamedType(field.type),
            value: fieldOf(valueAt(holder, found.rest), String(key)),
            zod: zodFieldsOf(input.name)?.[key],
            rest: [],
          };
  }
  return found;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => fieldOf(part, String(key)), value);
}

/** Of a missing field, graphql-js names the object alone. */
function missingIn({ type, value, rest }: Found): Path {
  const object = valueAt(value, rest);
  if (!isInputObjectType(type) || typeof object !== 'object' || object === null || Array.isArray(object))
    return [];
  const missing = Object.values(type.getFields()).find(
    (field) => isNonNullType(field.type) && fieldOf(object, field.name) === undefined,
  );
  return missing === undefined ? [] : [missing.name];
}

function messageOfZod({ zod, value, rest }: Found): Message | null {
  const issues = zod === undefined ? [] : (z.safeParse(zod, value).error?.issues ?? []);
  const issue = issues.find(({ path }) => path.join('.') === rest.join('.'));
  return issue === undefined ? null : ownMessageOfField(issue.message);
}

function messageOfType({ type, value, rest }: Found, label: string): Message {
  if (valueAt(value, rest) == null) return msg('field.missing', '{label} is missing.', { label });
  if (isEnumType(type))
    return msg('choice.malformed', '{label} has to be one of {choices}.', {
      label,
      choices: type
        .getValues()
        .map((one) => String(one.value))
        .join(', '),
    });
  if (isInputObjectType(type))
    return msg('field.noObject', '{label} has to be an object with its fields.', { label });
  if (type === GraphQLBoolean) return msg('flag.malformed', '{label} has to be true or false.', { label });
  if (type === GraphQLInt) return msg('number.notWhole', '{label} has to be a whole number.', { label });
  if (type === GraphQLFloat) return msg('number.malformed', '{label} has to be a number.', { label });
  if (type === CalendarDateScalar)
    return msg('date.malformed', '{label} has to be a calendar date such as 2026-06-13.', { label });
  return msg('text.malformed', '{label} has to be text.', { label });
}

import { Arg, ArgsType, Field, Float, getMetadataStorage, ID, InputType, Int } from 'type-graphql';
import { numberText } from '../../../domain/text/formats.ts';
import * as z from 'zod/mini';
import { isCalendarDate } from '../../../domain/time/calendarDate.ts';
import { CalendarDateScalar } from './calendarDateScalar.ts';

/** A scalar, an enum of enumType, or a class of another input. */
type Type = object;

interface Described {
  readonly text: string;
  /** Of the field, or of an element of its list, where the zod field does not tell. */
  readonly type?: Type;
  /** Where REST may omit what GraphQL needs. */
  readonly required?: true;
  /** Why it is deprecated: names the field to use. */
  readonly deprecated?: string;
}

/** `{limits}` becomes what the zod field accepts: "1 to 120 characters", "at most 60". */
type Description = string | Described;

/** Null for fields of REST alone. */
type Descriptions<Fields> = { readonly [Name in keyof Fields]: Description | null };

type Step = z.core.$ZodTypes;

/** A row that the path of a REST call names. */
export const rowId = z.guid();

/** A row of a trip: its input gets an optional `tripId`, see `inTrip`. */
export const tripRowId = z.guid();

export interface InTrip {
  readonly tripId?: string | null | undefined;
}

export const TRIP_OF_ROW = 'Trip of the row; without it, the server looks it up.';

export const VERSION_TEXT =
  'Version that the changes are based on: CONFLICT, with `conflict` in the extensions, if one of these fields was changed later to another value. Without it the last write wins.';

const ZOD_FIELDS = new WeakMap<object, z.core.$ZodShape>();

/** The zod fields of an input type of the schema, by its name; undefined if it has none. */
export function zodFieldsOf(name: string): z.core.$ZodShape | undefined {
  const input = getMetadataStorage().inputTypes.find((one) => one.name === name);
  const base: unknown = input && Object.getPrototypeOf(input.target);
  return typeof base === 'function' ? ZOD_FIELDS.get(base) : undefined;
}

/**
 * Base class of a GraphQL input whose types, nullability and limits are those of zod fields.
 * @throws Error if a field does not tell its type or limits
 */
export function inputOf<Fields extends z.core.$ZodShape>(
  fields: Fields,
  descriptions: Descriptions<Fields>,
): new () => z.input<z.ZodMiniObject<Fields>> & InTrip {
  // oxlint-disable-next-line typescript/no-extraneous-class -- The decorators below add its fields.
  const Input = class {};
  // Only classes that extend it are in the schema, as an input or as arguments.
  InputType('Fields')(Input);
  ArgsType()(Input);
  for (const [name, given] of Object.entries<Description | null>(descriptions)) {
    const field = fields[name];
    if (given === null || field === undefined) continue;
    const { text, type, required = false, deprecated } = typeof given === 'string' ? { text: given } : given;
    const nullable = !required && (accepts(field, undefined) || accepts(field, null));
    const description = text.replace('{limits}', () => limitsOf(field));
    // Later, when all enums are registered.
    Field(() => typeOf(field, type), {
      nullable,
      description,
      ...(deprecated === undefined ? {} : { deprecationReason: deprecated }),
    })(Input.prototype, name);
  }
  if (Object.values(fields).includes(tripRowId))
    Field(() => ID, { nullable: true, description: TRIP_OF_ROW })(Input.prototype, 'tripId');
  ZOD_FIELDS.set(Input, fields);
  // GraphQL fills the fields in.
  return Input as new () => z.input<z.ZodMiniObject<Fields>>;
}

type OfTrip<Fields> = Fields & { readonly tripId: typeof rowId };

/** {@link inputOf} with the trip that it is about. */
export function tripInputOf<Fields extends z.core.$ZodShape>(
  fields: Fields,
  descriptions: Descriptions<Fields>,
): ReturnType<typeof inputOf<OfTrip<Fields>>> {
  // Its fields are those of both.
  const texts = { tripId: 'The trip.', ...descriptions } as Descriptions<OfTrip<Fields>>;
  return inputOf({ tripId: rowId, ...fields }, texts);
}

/** The argument `input` of a mutation. */
export function Input(type: new () => object, description: string): ReturnType<typeof Arg> {
  return Arg('input', () => type, { description });
}

function accepts(field: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(field, value).success;
}

/** What a value passes through, without transforms. */
function stepsOf(field: z.core.$ZodType): Step[] {
  // zod's union of its classes.
  const step = field as Step;
  const { def } = step._zod;
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return stepsOf(def.innerType);
  if (def.type === 'pipe') return [...stepsOf(def.in), ...stepsOf(def.out)];
  return [step];
}

function elementsOf(step: Step): Step[] {
  const { def } = step._zod;
  return def.type === 'array' ? stepsOf(def.element) : [];
}

function typeOf(field: z.core.$ZodType, given: Type | undefined): Type {
  const steps = stepsOf(field);
  const isList = steps.some(({ _zod }) => _zod.def.type === 'array');
  const told = isList ? steps.flatMap(elementsOf) : steps;
  const type = given ?? told.map(scalarOf).find((scalar) => scalar !== null);
  if (type == null) throw new Error('A zod field does not tell its GraphQL type.');
  return isList ? [type] : type;
}

function scalarOf(step: Step): Type | null {
  const { def } = step._zod;
  if (def.type === 'boolean') return Boolean;
  if (def.type === 'number') return 'format' in def ? Int : Float;
  if (def.type === 'enum') return enumOf(Object.values(def.entries));
  if (def.type !== 'string') return null;
  if ('format' in def) return def.format === 'guid' ? ID : String;
  return def.checks?.some(isDayCheck) === true ? CalendarDateScalar : String;
}

/** Whether the check takes calendar dates alone. */
export function isDayCheck(check: z.core.$ZodCheck): boolean {
  const { def } = check._zod;
  return 'fn' in def && def.fn === isCalendarDate;
}

/** The one registered with these values. */
function enumOf(values: readonly unknown[]): Type {
  const same = getMetadataStorage().enums.filter(({ enumObj }) => {
    const registered = Object.values(enumObj);
    return registered.length === values.length && registered.every((value) => values.includes(value));
  });
  const [one, another] = same;
  if (one === undefined || another !== undefined)
    throw new Error(`${same.length} GraphQL enums have the values ${values.join(', ')}.`);
  return one.enumObj;
}

/** "1 to 120 characters", "at most 60", "1 to 5,760", "0 to 2 in steps of 0.25". @throws Error for a field without limits */
export function limitsOf(field: z.core.$ZodType): string {
  const limits = stepsOf(field)
    .map((step) => z.toJSONSchema(step, { io: 'input', unrepresentable: 'any' }))
    .reduce((all, one) => ({ ...all, ...one }));
  const { maxLength, maxItems, minimum, exclusiveMinimum, maximum, multipleOf } = limits;
  if (maxLength !== undefined) return `${upTo(maxLength, accepts(field, ''))} characters`;
  if (maxItems !== undefined) return upTo(maxItems, accepts(field, []));
  if (maximum === undefined) throw new Error('A zod field has no limits.');
  const steps = multipleOf === undefined ? '' : ` in steps of ${multipleOf}`;
  if (exclusiveMinimum !== undefined)
    return `above ${exclusiveMinimum}${steps}, at most ${numberText(maximum)}`;
  return `${numberText(minimum ?? 0)} to ${numberText(maximum)}${steps}`;
}

function upTo(most: number, mayBeEmpty: boolean): string {
  return `${mayBeEmpty ? 'at most' : '1 to'} ${numberText(most)}`;
}

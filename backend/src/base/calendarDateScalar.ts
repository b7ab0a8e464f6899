import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isCalendarDate } from '../../../domain/time/calendarDate.ts';

function readDate(value: unknown): string {
  if (typeof value === 'string' && isCalendarDate(value)) return value;
  throw new GraphQLError('A date has to be a calendar date such as 2026-06-13.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

export const CalendarDateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar date (yyyy-MM-dd), without time and time zone.',
  // Values come from `date` columns; validating hundreds per trip costs time.
  serialize: String,
  parseValue: readDate,
  parseLiteral: (node) => readDate(node.kind === Kind.STRING ? node.value : null),
});

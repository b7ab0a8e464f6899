import { GraphQLEnumType } from 'graphql';
import { AppError } from '../../base/errors.ts';
import { valuesOf } from './operationValues.ts';

const UNITS = new GraphQLEnumType({ name: 'Units', values: { US: {}, METRIC: {} } });
const ORDER = new GraphQLEnumType({ name: 'Order', values: { BY_STORE: { value: 'by-store' } } });
const VARIABLES = [
  { name: 'units', type: UNITS },
  { name: 'order', type: ORDER },
];

const read = (values: Readonly<Record<string, string>>) =>
  valuesOf(VARIABLES, 'GET', { params: {}, query: values, body: undefined });

test.each([
  [{ units: 'METRIC' }, { units: 'METRIC' }],
  [{ units: 'metric' }, { units: 'METRIC' }],
  [{ order: 'by-store' }, { order: 'BY_STORE' }],
  [{ order: 'by_store' }, { order: 'BY_STORE' }],
])('%j: an enum value by its name, also in small letters, or by its own text', (values, variables) => {
  expect(read(values)).toEqual(variables);
});

test('another one is refused', () => {
  let refused: unknown;
  try {
    read({ units: 'METRC' });
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', message: 'units has to be one of US, METRIC.' });
});

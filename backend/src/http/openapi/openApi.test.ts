import { compileErrors, validate } from '@readme/openapi-parser';
import { theSchema } from '../graphql/schema.ts';
import { ROUTES } from '../rest/routes.ts';
import { openApi } from './openApi.ts';

const document = openApi(theSchema(), 'Grub Club');
const copy = () => JSON.parse(JSON.stringify(document)) as Parameters<typeof validate>[0];

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const result = await validate(copy());
    expect(result.valid ? '' : compileErrors(result)).toBe('');
  });

  it('has each route', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(ROUTES.length);
  });

  it('lists the header of operations that can be repeated', () => {
    const repeatable = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { parameters }]) => parameters.some(({ name }) => name === 'Idempotency-Key'))
        .map(([method]) => `${method} ${path.replace('/api', '')}`),
    );
    expect(repeatable.sort()).toEqual([
      'post /meals/{mealId}/ingredients',
      'post /meals/{mealId}/ingredients/batch',
      'post /meals/{mealId}/save-recipe',
      'post /payments/create-intent',
      'post /recipes',
      'post /recipes/batch',
      'post /trips',
      'post /trips/import',
      'post /trips/{tripId}/eaters',
      'post /trips/{tripId}/eaters/batch',
      'post /trips/{tripId}/invite',
      'post /trips/{tripId}/items',
      'post /trips/{tripId}/receipts',
      'post /trips/{tripId}/transfers',
    ]);
  });
});

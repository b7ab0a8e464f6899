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
});

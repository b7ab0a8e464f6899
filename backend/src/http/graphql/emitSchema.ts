import { writeFileSync } from 'node:fs';
import { schemaText } from './schema.ts';

writeFileSync('schema.graphql', schemaText());

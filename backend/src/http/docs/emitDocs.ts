import { readFileSync, writeFileSync } from 'node:fs';
import { GENERATED_PARTS, withGeneratedPart } from './docs.ts';

for (const [path, part] of Object.entries(GENERATED_PARTS))
  writeFileSync(path, withGeneratedPart(readFileSync(path, 'utf8'), part));

import { readFileSync } from 'node:fs';
import { systemErrorCode } from '../base/systemErrorCode.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Settings whose value stands in a file that `NAME_FILE` names, as Docker and Kubernetes mount secrets.
 * @param wrong takes a sentence about a variable
 */
export function readSettingFiles(
  env: Env,
  names: readonly string[],
  wrong: (name: string, sentence: string) => void,
): Env {
  const read: Record<string, string> = {};
  for (const name of names) {
    const variable = `${name}_FILE`;
    const file = env[variable];
    if (file === undefined) continue;
    if (env[name] !== undefined) {
      wrong(variable, `and ${name} are both set: keep one of them`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      wrong(variable, `names a file that cannot be read (${systemErrorCode(error)}): ${file}`);
      continue;
    }
    if (read[name] === '') wrong(variable, `names an empty file: ${file}`);
  }
  return { ...env, ...read };
}

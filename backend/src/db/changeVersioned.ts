import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { msg } from '../../../domain/text/message.ts';
import { AppError, badInput, type VersionConflict } from '../base/errors.ts';
import type { FieldVersions } from '../entities/fieldVersions.ts';
import { tableOf, type EntityClass } from './columns.ts';
import { changeRow } from './rows.ts';
import { JOINT_FIELDS, WRITTEN_FIELDS } from './versions.ts';

interface Versioned {
  readonly version: number;
  readonly fieldVersions?: FieldVersions;
}

interface Change {
  /** Undefined: the last write wins. */
  readonly version: number | undefined;
  readonly stamp: string;
  /** Values that the changes rest on without writing them: another one is a conflict, too. */
  readonly expected?: object;
  /** A conflict in the names and values of the API, as the caller may know it; by default those of the row. */
  readonly inApi?: (conflict: VersionConflict) => VersionConflict;
}

/**
 * `changeRow` that refuses to overwrite what the caller has not seen.
 * @returns null for an unknown key
 * @throws CONFLICT with `conflict`, BAD_USER_INPUT for a version that the row has not reached
 */
export async function changeVersioned<Row extends Versioned>(
  db: EntityManager,
  entity: EntityClass<Row>,
  key: { readonly [Property in keyof Row]?: Row[Property] },
  changes: { readonly [Property in keyof Row]?: Row[Property] | undefined },
  { version, stamp, expected, inApi = (conflict) => conflict }: Change,
): Promise<{ readonly row: Row; readonly isChanged: boolean } | null> {
  if (version !== undefined) {
    const row = await db
      .createQueryBuilder(entity, 'row')
      .addSelect('row.fieldVersions')
      .where(key)
      .setLock('for_no_key_update')
      .getOne();
    if (row === null) return null;
    requireSeen(tableOf(entity), row, { ...expected, ...changes }, { version, inApi });
  }
  return changeRow(db, entity, key, changes, stamp);
}

function requireSeen(
  table: string,
  row: Versioned,
  changes: object,
  { version, inApi }: { readonly version: number } & Required<Pick<Change, 'inApi'>>,
): void {
  if (version > row.version)
    throw badInput(
      'version',
      msg('version.unknown', 'This version does not exist yet: the last one is {version}.', {
        version: row.version,
      }),
    );
  const conflict = conflictOf(
    { all: WRITTEN_FIELDS[table] ?? [], joint: JOINT_FIELDS[table] ?? [] },
    row,
    changes,
    version,
  );
  if (conflict !== null)
    throw new AppError(
      'CONFLICT',
      msg('version.conflict', 'This was changed in the meantime. Nothing was saved.'),
      { conflict: inApi(conflict) },
    );
}

interface Fields {
  readonly all: readonly string[];
  /** A change of one is a change of all of these. */
  readonly joint: readonly string[];
}

/**
 * What an update based on a version would overwrite unseen: fields with another value whose last change is newer; null
 * if nothing.
 */
export function conflictOf(
  { all, joint }: Fields,
  row: Versioned,
  changes: object,
  version: number,
): VersionConflict | null {
  const [current, wanted] = [row, changes].map((of) => new Map<string, unknown>(Object.entries(of)));
  const laterChanges = (property: string) =>
    (joint.includes(property) ? joint : [property])
      .flatMap((one) => row.fieldVersions?.[one] ?? [])
      .filter((change) => change.version > version);
  const fields = all.filter((property) => {
    const value = wanted?.get(property);
    return (
      value !== undefined &&
      !isDeepStrictEqual(value, current?.get(property)) &&
      laterChanges(property).length > 0
    );
  });
  const [last] = fields.flatMap(laterChanges).sort((one, other) => other.version - one.version);
  if (last === undefined) return null;
  return {
    version: row.version,
    fields,
    current: Object.fromEntries(all.map((property) => [property, current?.get(property)])),
    changedBy: last.by,
    changedAt: last.at,
  };
}

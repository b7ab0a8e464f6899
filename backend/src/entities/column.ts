import {
  Column as TypeOrmColumn,
  PrimaryColumn as TypeOrmPrimaryColumn,
  type ColumnOptions,
  type ColumnType,
} from 'typeorm';

/** What deleting an account does to a value: its row goes, it stays, no longer names the person, or becomes this SQL. */
type Erasure =
  | 'goes with account'
  | 'goes with participant'
  | 'goes by number'
  | 'kept'
  | 'unlinked'
  /** $1 is the trip. */
  | { readonly becomes: string };

/**
 * `written`: by people, so its changes are counted; `written jointly`: a change of one is a change of all of these.
 * `in trip file`: exported and imported with its trip. `in menu`: of the dish, so it moves with it to another slot or trip.
 */
export type ColumnUse = 'written' | 'written jointly' | 'in trip file' | 'in menu';

/** All that the system needs to know of a column; exported means with the account of a person. */
export type ColumnFacts = readonly [Erasure, 'exported' | 'not exported', ...ColumnUse[]];

/** By prototype of the entity, and property. */
const FACTS = new Map<object, Map<PropertyKey, ColumnFacts>>();

function declare(facts: ColumnFacts, mapped: PropertyDecorator): PropertyDecorator {
  return (prototype, property) => {
    const known = FACTS.get(prototype) ?? new Map<PropertyKey, ColumnFacts>();
    FACTS.set(prototype, known.set(property, facts));
    mapped(prototype, property);
  };
}

export function Column(type: ColumnType, facts: ColumnFacts, options: ColumnOptions = {}): PropertyDecorator {
  return declare(facts, TypeOrmColumn({ ...options, type }));
}

export function PrimaryColumn(type: ColumnType, facts: ColumnFacts): PropertyDecorator {
  return declare(facts, TypeOrmPrimaryColumn({ type }));
}

export function factsOf(
  { prototype, name }: { readonly prototype: object; readonly name: string },
  property: string,
) {
  const facts = FACTS.get(prototype)?.get(property);
  if (facts === undefined) throw new Error(`${name}.${property} needs the Column of entities/column.ts.`);
  return facts;
}

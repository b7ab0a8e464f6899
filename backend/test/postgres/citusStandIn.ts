/**
 * Functions named like those of Citus, which check its rules and distribute nothing: it is not there to test with.
 * Messages and rules are those of citusdata/citus, commands/create_distributed_table.c, foreign_constraint.c and
 * truncate.c.
 */
export async function addCitusStandIn(database: { query(sql: string): Promise<unknown> }): Promise<void> {
  await database.query(`
    create table pg_dist_partition (
      logicalrelid regclass primary key, partmethod "char" not null, colocationid int not null, partkey name not null);

    create function create_distributed_table(table_name regclass, distribution_column text,
      distribution_type text default 'hash', colocate_with text default 'default') returns void
    language plpgsql as $$
    declare
      key int2 := (select attnum from pg_attribute
        where attrelid = table_name and attname = distribution_column and attgenerated = '' and attnotnull);
      colocation int := case when colocate_with = 'none'
        then (select coalesce(max(colocationid), 0) + 1 from pg_dist_partition)
        else (select colocationid from pg_dist_partition where logicalrelid = colocate_with::regclass) end;
      wrong text;
    begin
      if key is null or colocation is null then
        raise exception 'cannot distribute relation: %', table_name using errcode = '0A000';
      end if;
      if exists (select from pg_dist_partition where logicalrelid = table_name) then
        raise exception 'table "%" is already distributed', table_name using errcode = '42P16';
      end if;
      if exists (select from pg_trigger where tgrelid = table_name and not tgisinternal) then
        raise exception 'cannot distribute relation "%" because it has triggers', table_name;
      end if;
      select i.indexrelid::regclass into wrong from pg_index i
        where i.indrelid = table_name and (i.indisunique or i.indisexclusion) and not key = any(i.indkey::int2[]);
      if wrong is not null then
        raise exception 'cannot create constraint on "%"', table_name using errcode = '0A000',
          detail = 'Distributed relations cannot have UNIQUE, EXCLUDE, or PRIMARY KEY constraints that do not include the partition column: ' || wrong;
      end if;
      insert into pg_dist_partition values (table_name, 'h', colocation, distribution_column);
      select c.conname into wrong from pg_constraint c
        left join pg_dist_partition d on d.logicalrelid = c.confrelid and d.colocationid = colocation
        left join pg_attribute a on a.attrelid = c.confrelid and a.attname = d.partkey
        where c.conrelid = table_name and c.contype = 'f' and (d.logicalrelid is null
          or array_position(c.conkey, key) is distinct from array_position(c.confkey, a.attnum)
          or array_position(c.conkey, key) is null or c.confdeltype in ('n', 'd') or c.confupdtype in ('n', 'd', 'c'));
      if wrong is not null then
        raise exception 'cannot create foreign key constraint' using errcode = '0A000', detail = wrong;
      end if;
    end $$;

    create function truncate_local_data_after_distributing_table(function_name regclass) returns void
    language plpgsql as $$
    begin
      if not exists (select from pg_dist_partition where logicalrelid = function_name) then
        raise exception 'supplied parameter is not a distributed relation';
      end if;
      if exists (select from pg_constraint where contype = 'f' and confrelid = function_name
          and conrelid not in (select logicalrelid from pg_dist_partition)) then
        raise exception 'cannot truncate a table referenced in a foreign key constraint by a local table';
      end if;
    end $$;
  `);
}

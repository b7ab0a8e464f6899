import type { QueryRunner } from 'typeorm';
import { addPlacedTable } from './placedTable.ts';
import { Migration } from './migration.ts';

/**
 * Recipes of accounts, those shared with trips, and what a search finds of the cookbook. pg_trgm has a schema of its
 * own, which a restore does not swap.
 */
export class Recipes1700000019000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      do $$ begin
        if not exists (select from pg_extension where extname = 'pg_trgm') then
          create schema if not exists grub_club_extensions;
          create extension pg_trgm schema grub_club_extensions;
        end if;
        execute (select format(
          'create function word_likeness(words text, name text) returns real language sql immutable strict parallel safe
             as ''select %I.strict_word_similarity(words, name)''', n.nspname)
          from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
      end $$;
      create function plain_letters(words text) returns text language sql immutable strict parallel safe
        return trim(regexp_replace(
          translate(lower(words), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’''', 'aaaaaaceeeeiiiinooooouuuuyy'),
          '[^[:alnum:]]+', ' ', 'g'));
      create function recipe_words(name text, ingredients jsonb, description text, instructions text[])
        returns tsvector language sql immutable parallel safe
        return setweight(to_tsvector('english'::regconfig, plain_letters(name)), 'A')
          || setweight(to_tsvector('simple'::regconfig, plain_letters(name)), 'A')
          || setweight(to_tsvector('english'::regconfig,
               plain_letters(coalesce(jsonb_path_query_array(ingredients, '$[*].name')::text, ''))), 'B')
          || setweight(to_tsvector('english'::regconfig, plain_letters(coalesce(description, ''))), 'C')
          || setweight(to_tsvector('english'::regconfig, plain_letters(array_to_string(instructions, ' '))), 'D');
      create function keep_recipe_words() returns trigger language plpgsql as $$
        begin
          new.plain_name := plain_letters(new.name);
          new.words := recipe_words(new.name, new.ingredients, new.description, new.instructions);
          return new;
        end $$;
      create table recipes (
        id uuid not null,
        owner_id uuid not null,
        name text not null,
        description text,
        servings_quarters smallint,
        minutes smallint,
        difficulty text,
        ingredients jsonb not null default '[]',
        instructions text[] not null default '{}',
        meal_types text[] not null default '{}',
        equipment text[] not null default '{}',
        source_url text,
        source_name text,
        plain_name text,
        words tsvector,
        version integer not null default 1,
        field_versions jsonb not null default '{}',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint recipes_pkey primary key (id),
        constraint recipes_owner_fkey foreign key (owner_id) references users (id) on delete cascade,
        constraint recipes_servings_check check (servings_quarters > 0),
        constraint recipes_minutes_check check (minutes between 1 and 5760),
        constraint recipes_difficulty_check check (difficulty in ('easy', 'medium', 'hard'))
      );
      create index recipes_owner_idx on recipes (owner_id);
      create index recipes_words_idx on recipes using gin (words);
      create trigger recipes_words before insert or update of name, ingredients, description, instructions on recipes
        for each row execute function keep_recipe_words();
      create table cookbook_recipes (
        id text not null,
        name text not null,
        description text,
        minutes smallint,
        ingredients jsonb not null,
        instructions text[] not null,
        meal_types text[] not null,
        equipment text[] not null,
        plain_name text,
        words tsvector,
        constraint cookbook_recipes_pkey primary key (id)
      );
      create index cookbook_recipes_words_idx on cookbook_recipes using gin (words);
      create trigger cookbook_recipes_words before insert or update on cookbook_recipes
        for each row execute function keep_recipe_words();
      create table shared_recipes (
        trip_id uuid not null,
        place smallint not null,
        recipe_id uuid not null,
        shared_by_id uuid not null,
        shared_at timestamptz not null,
        constraint shared_recipes_pkey primary key (trip_id, recipe_id)
      );
      create index shared_recipes_shared_by_idx on shared_recipes (trip_id, shared_by_id);
    `);
    await addPlacedTable(queryRunner, 'shared_recipes', {
      shared_recipes_shared_by_fkey:
        'foreign key (trip_id, shared_by_id) references participants (trip_id, id) on delete cascade',
    });
  }
}

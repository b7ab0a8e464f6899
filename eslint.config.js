import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** One direction of imports: what these files may not reach, and why. Paths are as they are written in an import. */
function mayNotImport(files, regex, message, { ignores = [], rule = 'no-restricted-imports' } = {}) {
  return {
    files,
    ignores: ['**/*.test.ts', '**/*.test.tsx', ...ignores],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: { [rule]: ['error', { patterns: [{ regex, message }] }] },
  };
}

/** The same rule under its second name, so that a house's rule and a room's rule hold side by side. */
const ROOM = { rule: '@typescript-eslint/no-restricted-imports' };

const FEATURES = [
  'account',
  'trip',
  'participant',
  'meal',
  'ingredient',
  'suggestion',
  'payment',
  'admin',
  'offline',
];
const DOOR = String.raw`\.(resolver|rest)\.ts$`;
const SERVICE = String.raw`\.service\.ts$`;
const HTTP = '/http/';
const APP = String.raw`/(app|main)\.ts$`;

const backendDirections = [
  mayNotImport(
    ['backend/src/**/*.entity.ts'],
    `${DOOR}|${SERVICE}|/access/|${HTTP}|${APP}`,
    'Entities know nothing above them.',
    ROOM,
  ),
  mayNotImport(
    ['backend/src/access/**'],
    `${DOOR}|${SERVICE}|${HTTP}|${APP}`,
    'The gate stands below the services.',
    ROOM,
  ),
  mayNotImport(
    ['backend/src/**/*.service.ts'],
    `${DOOR}|${HTTP}|${APP}`,
    'A service does not know its doors.',
    ROOM,
  ),
  mayNotImport(
    ['backend/src/**/*.{resolver,rest}.ts'],
    `${HTTP}|${APP}`,
    'A door does not know the app it is built into.',
    ROOM,
  ),
];

const frontendDirections = [
  mayNotImport(
    ['frontend/src/ui/**', 'frontend/src/gql/**'],
    `/(${[...FEATURES, 'pages', 'app'].join('|')})/`,
    'The shared pieces know no feature.',
    ROOM,
  ),
  ...FEATURES.map((feature) =>
    mayNotImport(
      [`frontend/src/${feature}/**`],
      `^\\.\\./(${[...FEATURES.filter((other) => other !== feature), 'pages', 'app'].join('|')})/`,
      'Features do not know each other: a page puts them together.',
      ROOM,
    ),
  ),
  mayNotImport(['frontend/src/pages/**'], '/app/', 'A page does not know the app around it.', ROOM),
];

/** One for both: the plugin loads it once, for whichever file comes first. */
const graphQLConfig = { schema: 'schema.graphql', documents: 'frontend/src/**/*.graphql' };

/**
 * What `tsc -b` checks, in the order in which a file is looked for. TypeScript's own search would find the tsconfig.json
 * that the server is built by, and load all of the server a second time for its tests.
 */
const PROJECTS = [
  'backend/tsconfig.json',
  'frontend/tsconfig.json',
  'frontend/src/worker/tsconfig.json',
  'frontend/e2e/tsconfig.json',
];

export default tseslint.config(
  globalIgnores(['dist/', 'data/', '.cache/', 'test-results/', '**/*.generated.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    extends: [js.configs.recommended],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs'] })],
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-self-import': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: PROJECTS, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Numbers are as readable in a template as what String() makes of them.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `void doIt()` as an arrow's body is how React's handlers start something asynchronous.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Declaration merging needs an interface that only extends.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // Both compare the types of every assignment member by member: on the generics of Apollo and Chakra they take as
      // long as all other rules together, and what they look for does not occur here.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  mayNotImport(['domain/**'], String.raw`^(?!\./|zod)`, 'The shared rules import nothing but zod.'),
  mayNotImport(['backend/**'], '/frontend/', 'The server does not know the client.'),
  mayNotImport(['frontend/**'], '/backend/', 'The client knows the server by its schema only.', {
    ignores: ['frontend/e2e/**'],
  }),
  ...backendDirections,
  ...frontendDirections,
  {
    // Tools ask for a default export.
    files: [
      '*.config.{js,ts}',
      'ormconfig.ts',
      'frontend/*.config.ts',
      'frontend/e2e/{playwright.config,startServer}.ts',
      'backend/test/{start,stop}Postgres.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['scripts/**', 'codegen/**', 'frontend/test/*.cjs', 'frontend/public/**', '*.config.js'],
    languageOptions: { globals: globalsOf('node', 'browser') },
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      'backend/test/**',
      'backend/bench/**',
      'frontend/test/**',
      'frontend/e2e/**',
    ],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      // What a test awaits is often a promise only by its library's types.
      '@typescript-eslint/require-await': 'off',
      'no-console': 'off',
    },
  },
  {
    files: ['frontend/src/app/AppErrorBoundary.tsx'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['schema.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      // Ids are `id: ID!` where a thing has one; answers of mutations have none.
      '@graphql-eslint/strict-id-in-types': 'off',
      // Written by the code, in the order of the code.
      '@graphql-eslint/alphabetize': 'off',
    },
  },
  {
    files: ['frontend/src/**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      // Apollo's own @unmask stands on fragment spreads, which the rule's list of exceptions does not reach.
      '@graphql-eslint/known-directives': 'off',
      // Code reads and writes fragments in the cache as well, which is not seen from here.
      '@graphql-eslint/no-unused-fragments': 'off',
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 6 }],
    },
  },
);

/** Names that exist without an import, as ESLint wants them. */
function globalsOf(...environments) {
  const names = {
    node: [
      'process',
      'console',
      'Buffer',
      'URL',
      'fetch',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
    ],
    browser: [
      'window',
      'document',
      'localStorage',
      'matchMedia',
      'Request',
      'Response',
      'Headers',
      'structuredClone',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
    ],
  };
  return Object.fromEntries(environments.flatMap((name) => names[name]).map((name) => [name, 'readonly']));
}

// What npm run lint refuses in TypeScript and JavaScript. The names are Oxlint's; the rules, and their pages, are those
// of ESLint, typescript-eslint, eslint-plugin-import and eslint-plugin-react-hooks. GraphQL is in eslint.config.js, the
// order of folders in scripts/lint/floors.mjs.

/** Names separated by spaces. */
const errors = (names, prefix = '') =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [prefix + name, 'error']),
  );

const NO_SERVER = { regex: '/backend/', message: 'The client knows the server by its schema only.' };

/** Forbidden to a whole house. */
const WALLS = {
  domain: [
    {
      regex: '^(@|(?!libphonenumber-js/max$)[a-y]|z[^o])',
      message: 'The shared rules import no package but zod, and the tables of phone numbers.',
    },
  ],
  'backend/src': [
    { regex: '/frontend/', message: 'The server does not know the client.' },
    { regex: '/domain/testdata/', message: 'Examples are for tests alone.' },
    { regex: String.raw`^(\.\./)+(app|main)\.ts$`, message: 'Only main.ts and tests know the app.' },
  ],
  'frontend/src': [
    NO_SERVER,
    { regex: '/domain/testdata/', message: 'Examples are for tests alone.' },
    { regex: String.raw`^(\.\./)+site/`, message: 'The app does not know the pages of visitors.' },
  ],
  'frontend/site': [NO_SERVER],
};

/** SQL is allowed in these folders and in files of these roles. */
const SQL_ROOMS = ['embeddedPostgres', 'db', 'backup', 'reads'];
const SQL_ROLES = ['sql'];
const NO_SQL = {
  regex: String.raw`/db/statement\.ts$`,
  message: `SQL stands in *.${SQL_ROLES.join('.ts and *.')}.ts (SQL_ROOMS in oxlint.config.js).`,
};

const NO_DOOR = {
  regex: String.raw`\.(resolver|rest)\.ts$|^type-graphql$`,
  message: 'A service does not know its doors; GraphQL types of answers stand in *.objects.ts.',
};

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];

/** Oxlint applies the last override for a file. */
const mayNotImport = (files, patterns) => ({
  files,
  excludeFiles: TESTS,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const SQL_FILES = [
  ...SQL_ROOMS.map((room) => `backend/src/${room}/**`),
  ...SQL_ROLES.map((role) => `backend/src/**/*.${role}.ts`),
];

const walls = [
  ...Object.entries(WALLS).map(([house, wall]) => mayNotImport([`${house}/**`], [...wall, NO_SQL])),
  mayNotImport(SQL_FILES, WALLS['backend/src']),
  mayNotImport(['backend/src/**/*.service.ts'], [...WALLS['backend/src'], NO_SQL, NO_DOOR]),
];

const noQueries = {
  files: ['backend/src/**/*.ts'],
  excludeFiles: [...TESTS, ...SQL_FILES],
  rules: { 'house/queries': 'error' },
};

/** Texts that stay English: docs/decisions/0032-messages.md. */
const STAYS_ENGLISH = [
  // Words that rules look for, and keys.
  'domain/food/hiddenWords.ts',
  'domain/people/eater/avoidReading.ts',
  'domain/people/verdict/restrictionParts.ts',
  'domain/shopping/{amount,line}/*',
  'backend/src/people/restriction/moveRestrictions.service.ts',
  // Values of the API.
  'domain/shopping/food/storeSection.ts',
  // Stored: names, notes and steps of meals, files of trips.
  'domain/people/formerMember.ts',
  'domain/recipes/kitchen/{cooking,perPerson}.ts',
  'domain/trip/transfer/tripImport.ts',
  'backend/src/plan/suggestion/applySuggestions.service.ts',
  // For operators.
  'backend/src/payment/credit/ledgerReport.service.ts',
];

/** Intl, locales and the browser's language are of one module. */
const noFormats = {
  files: ['domain/**/*.ts', '{backend,frontend}/src/**/*.{ts,tsx}', 'frontend/site/**/*.{ts,tsx}'],
  excludeFiles: [
    ...TESTS,
    'domain/text/formats.ts',
    // With the fields of numbers alone: formats.ts is on every screen.
    'domain/people/phone/countryNames.ts',
    'domain/text/dates/*',
    // What the engine knows of currencies; no reader.
    'backend/src/db/migrations/storedDigits.ts',
    // What the browser's reader prefers.
    'frontend/src/browser/texts.ts',
    // The browser's language tells the country.
    'frontend/src/browser/store/pageUnits.ts',
  ],
  rules: { 'house/formats': 'error' },
};

const noSentences = {
  files: ['domain/**/*.ts', 'backend/src/**/*{.service,Fields}.ts'],
  excludeFiles: [...TESTS, ...STAYS_ENGLISH],
  rules: { 'house/messages': 'error' },
};

/** Tools for developers, and what a build shows before any text of a language. */
const ENGLISH_SCREENS = ['frontend/src/{playground,ui/theme,ui/scenes,worker}/**'];

const noBareTexts = {
  files: ['frontend/{src,site}/**/*.{ts,tsx}'],
  excludeFiles: [...TESTS, ...ENGLISH_SCREENS],
  rules: { 'house/screen-texts': 'error' },
};

/** ESLint's recommended rules; no import cycles. */
const javascript = {
  ...errors(`
    constructor-super for-direction getter-return no-async-promise-executor no-case-declarations no-class-assign
    no-compare-neg-zero no-cond-assign no-const-assign no-constant-binary-expression no-constant-condition
    no-control-regex no-debugger no-delete-var no-dupe-class-members no-dupe-else-if no-dupe-keys no-duplicate-case
    no-empty no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign no-extra-boolean-cast
    no-fallthrough no-func-assign no-global-assign no-import-assign no-invalid-regexp no-irregular-whitespace
    no-loss-of-precision no-misleading-character-class no-new-native-nonconstructor no-nonoctal-decimal-escape
    no-obj-calls no-prototype-builtins no-redeclare no-regex-spaces no-self-assign no-setter-return no-shadow-restricted-names
    no-sparse-arrays no-this-before-super no-unassigned-vars no-undef no-unexpected-multiline no-unreachable
    no-unsafe-finally no-unsafe-negation no-unsafe-optional-chaining no-unused-labels
    no-unused-private-class-members no-unused-vars no-useless-assignment no-useless-backreference no-useless-catch
    no-useless-escape no-with preserve-caught-error require-yield use-isnan valid-typeof
    no-console unicorn/no-useless-spread import/no-cycle import/no-default-export import/no-self-import
  `),
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'import/no-duplicates': ['error', { preferInline: true }],
};

/** typescript-eslint's "strict" and "stylistic" rules, those that ask for types too. */
const typescript = {
  ...errors(`
    no-array-constructor no-empty-function no-unused-expressions no-useless-constructor no-var prefer-const
    prefer-rest-params prefer-spread
  `),
  ...errors(
    `
    adjacent-overload-signatures array-type await-thenable ban-tslint-comment class-literal-property-style
    consistent-generic-constructors consistent-indexed-object-style consistent-type-assertions dot-notation
    no-array-delete no-base-to-string no-confusing-non-null-assertion no-deprecated no-duplicate-enum-values
    no-duplicate-type-constituents no-dynamic-delete no-explicit-any no-extra-non-null-assertion
    no-extraneous-class no-floating-promises no-for-in-array no-generated-empty-object-type no-implied-eval
    no-inferrable-types no-invalid-void-type no-misused-new no-misused-promises no-misused-spread no-mixed-enums
    no-namespace no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain
    no-non-null-assertion no-redundant-type-constituents no-require-imports no-this-alias
    no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression
    no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
    no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment
    no-unsafe-call no-unsafe-declaration-merging no-unsafe-enum-comparison no-unsafe-function-type
    no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus no-useless-default-assignment
    no-wrapper-object-types non-nullable-type-assertion-style only-throw-error prefer-as-const prefer-find
    prefer-for-of prefer-function-type prefer-includes prefer-literal-enum-member prefer-namespace-keyword
    prefer-nullish-coalescing prefer-optional-chain prefer-promise-reject-errors prefer-reduce-type-parameter
    prefer-regexp-exec prefer-return-this-type prefer-string-starts-ends-with related-getter-setter-pairs
    require-await switch-exhaustiveness-check triple-slash-reference unbound-method unified-signatures
    use-unknown-in-catch-callback-variable
  `,
    'typescript/',
  ),
  // The compiler's job.
  'no-undef': 'off',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-definitions': ['error', 'interface'],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  // React handlers: `void doIt()`.
  'typescript/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidOperator: true },
  ],
  // For declaration merging.
  'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};

const react = errors(
  `
    error-boundaries exhaustive-deps globals immutability incompatible-library jsx-key
    preserve-manual-memoization purity refs rules-of-hooks set-state-in-effect set-state-in-render
    static-components unsupported-syntax use-memo void-use-memo
  `,
  'react/',
);

export default {
  ignorePatterns: ['dist/', '/data/', '.cache/', 'test-results/', '**/*.generated.ts'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['import', 'typescript', 'react', 'unicorn'],
  jsPlugins: ['./scripts/lint/house.js'],
  // Rules are independent of Oxlint's categories.
  categories: { correctness: 'off' },
  rules: { ...javascript, 'house/plain-names': 'error' },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: typescript },
    { files: ['frontend/src/**/*.{ts,tsx}'], rules: react },
    {
      files: ['frontend/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.*'],
      rules: { 'max-lines-per-function': ['error', { max: 119 }] },
    },
    ...walls,
    noQueries,
    noFormats,
    noSentences,
    noBareTexts,
    mayNotImport(['frontend/test/**'], [NO_SERVER]),
    {
      // Tools need a default export.
      files: [
        '*.config.{js,ts}',
        'scripts/lint/*.js',
        'ormconfig.ts',
        'frontend/*.config.ts',
        'frontend/e2e/{playwright.config,support/startServer}.ts',
        'scripts/test/server/{start,stop}Postgres.mjs',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'bench/**/*.mjs',
        'examples/**',
        'scripts/**',
        'codegen/**',
        'frontend/test/jest/*.cjs',
        'frontend/public/**',
        '*.config.js',
      ],
      env: { node: true, browser: true },
      rules: { 'no-console': 'off' },
    },
    { files: ['frontend/test/jest/*.cjs'], env: { jest: true } },
    {
      files: ['**/*.test.{ts,tsx}', 'backend/test/**', 'bench/**', 'frontend/test/**', 'frontend/e2e/**'],
      // Library types often make tests await.
      rules: { 'typescript/require-await': 'off', 'no-console': 'off' },
    },
    {
      files: ['frontend/src/app/AppErrorBoundary.tsx'],
      rules: { 'no-console': ['error', { allow: ['error'] }] },
    },
  ],
};

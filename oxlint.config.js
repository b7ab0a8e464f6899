// What npm run lint refuses in TypeScript and JavaScript. The names are Oxlint's; the rules, and their pages, are those
// of ESLint, typescript-eslint, eslint-plugin-import and eslint-plugin-react-hooks. GraphQL is in eslint.config.js.

/** Rules without options, by their names with spaces between them. */
const errors = (names, prefix = '') =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [prefix + name, 'error']),
  );

/**
 * What these files may not reach, and why. Paths are as they are written in an import. Oxlint passes in silence over an
 * expression that it cannot read: it knows no look-ahead.
 */
function mayNotImport(files, patterns, { excludeFiles = [] } = {}) {
  return {
    files,
    excludeFiles: ['**/*.test.ts', '**/*.test.tsx', ...excludeFiles],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

const NO_CLIENT = { regex: '/frontend/', message: 'The server does not know the client.' };
const NO_SERVER = { regex: '/backend/', message: 'The client knows the server by its schema only.' };

/** A room of the house: what the house may not reach, and what the room may not. The last one that fits a file holds. */
const roomOfServer = (files, regex, message) => mayNotImport(files, [NO_CLIENT, { regex, message }]);
const roomOfClient = (files, regex, message) => mayNotImport(files, [NO_SERVER, { regex, message }]);

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

/** Imports go one way. */
const directions = [
  mayNotImport(
    ['domain/**'],
    [{ group: ['*', '!./*', '!zod', '!zod/*'], message: 'The shared rules import nothing but zod.' }],
  ),

  mayNotImport(['backend/**'], [NO_CLIENT]),
  roomOfServer(
    ['backend/src/**/*.entity.ts'],
    `${DOOR}|${SERVICE}|/access/|${HTTP}|${APP}`,
    'Entities know nothing above them.',
  ),
  roomOfServer(
    ['backend/src/access/**'],
    `${DOOR}|${SERVICE}|${HTTP}|${APP}`,
    'The gate stands below the services.',
  ),
  roomOfServer(
    ['backend/src/**/*.service.ts'],
    `${DOOR}|${HTTP}|${APP}`,
    'A service does not know its doors.',
  ),
  roomOfServer(
    ['backend/src/**/*.{resolver,rest}.ts'],
    `${HTTP}|${APP}`,
    'A door does not know the app it is built into.',
  ),

  mayNotImport(['frontend/**'], [NO_SERVER], { excludeFiles: ['frontend/e2e/**'] }),
  roomOfClient(
    ['frontend/src/ui/**', 'frontend/src/gql/**'],
    `/(${[...FEATURES, 'pages', 'app'].join('|')})/`,
    'The shared pieces know no feature.',
  ),
  ...FEATURES.map((feature) =>
    roomOfClient(
      [`frontend/src/${feature}/**`],
      `^\\.\\./(${[...FEATURES.filter((other) => other !== feature), 'pages', 'app'].join('|')})/`,
      'Features do not know each other: a page puts them together.',
    ),
  ),
  roomOfClient(['frontend/src/pages/**'], '/app/', 'A page does not know the app around it.'),
];

/** ESLint's recommended rules, and imports without cycles. */
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
    no-console import/no-cycle import/no-default-export import/no-self-import
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
  // The compiler knows which names there are.
  'no-undef': 'off',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-definitions': ['error', 'interface'],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  // `void doIt()` as an arrow's body is how React's handlers start something asynchronous.
  'typescript/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidOperator: true },
  ],
  // Declaration merging needs an interface that only extends.
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
  // Numbers are as readable in a template as what String() makes of them.
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};

/** The rules of hooks, and what React's compiler finds. */
const react = errors(
  `
    error-boundaries exhaustive-deps globals immutability incompatible-library jsx-key
    preserve-manual-memoization purity refs rules-of-hooks set-state-in-effect set-state-in-render
    static-components unsupported-syntax use-memo void-use-memo
  `,
  'react/',
);

export default {
  ignorePatterns: ['dist/', 'data/', '.cache/', 'test-results/', '**/*.generated.ts'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['import', 'typescript', 'react'],
  // Each rule is named here: none comes or goes with the group that Oxlint puts it into.
  categories: { correctness: 'off' },
  rules: javascript,
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: typescript },
    { files: ['frontend/src/**/*.{ts,tsx}'], rules: react },
    ...directions,
    {
      // Tools ask for a default export.
      files: [
        '*.config.{js,ts}',
        'ormconfig.ts',
        'frontend/*.config.ts',
        'frontend/e2e/{playwright.config,startServer}.ts',
        'backend/test/{start,stop}Postgres.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['scripts/**', 'codegen/**', 'frontend/test/*.cjs', 'frontend/public/**', '*.config.js'],
      env: { node: true, browser: true },
      rules: { 'no-console': 'off' },
    },
    { files: ['scripts/test/*.cjs'], env: { jest: true } },
    {
      files: [
        '**/*.test.{ts,tsx}',
        'backend/test/**',
        'backend/bench/**',
        'frontend/test/**',
        'frontend/e2e/**',
      ],
      // What a test awaits is often a promise only by its library's types.
      rules: { 'typescript/require-await': 'off', 'no-console': 'off' },
    },
    {
      files: ['frontend/src/app/AppErrorBoundary.tsx'],
      rules: { 'no-console': ['error', { allow: ['error'] }] },
    },
  ],
};

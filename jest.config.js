const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Browsers and what else is unpacked there, which no test imports; but suites of tests are written there. */
const modulePathIgnorePatterns = ['<rootDir>/.cache/(?!suites/)', '<rootDir>/dist/'];
const failOnComplaints = '<rootDir>/scripts/failOnComplaints.cjs';

/** @type {import('jest').Config} */
export default {
  // Against tests that hang. How fast the machine is decides nothing, however much else it has to do.
  testTimeout: 120_000,
  projects: [
    {
      displayName: 'backend',
      modulePathIgnorePatterns,
      testEnvironment: 'node',
      roots: ['<rootDir>/backend', '<rootDir>/domain', '<rootDir>/scripts'],
      restoreMocks: true,
      testMatch: ['**/*.test.ts'],
      transform: { '\\.ts$': swc(false) },
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: [failOnComplaints],
      globalSetup: '<rootDir>/backend/test/postgres/startPostgres.ts',
      globalTeardown: '<rootDir>/backend/test/postgres/stopPostgres.ts',
    },
    {
      displayName: 'frontend',
      modulePathIgnorePatterns,
      testEnvironment: '<rootDir>/frontend/test/environment.cjs',
      roots: ['<rootDir>/frontend/src', '<rootDir>/frontend/site', '<rootDir>/frontend/test'],
      restoreMocks: true,
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      transform: { '\\.tsx?$': swc(true) },
      moduleNameMapper: {
        '\\.css(\\?inline)?$': '<rootDir>/frontend/test/cssModule.cjs',
        '\\.svg\\?no-inline$': '<rootDir>/frontend/test/assetUrl.cjs',
        // As the build has it, though the tests around have a browser's globals.
        '^react-dom/server$': '<rootDir>/node_modules/react-dom/server.node.js',
      },
      // The complaints come last, so that those of the screens' clearing away are among them.
      setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts', failOnComplaints],
    },
  ],
};

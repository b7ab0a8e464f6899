import { TEXT_MACROS } from './frontend/textMacros.js';

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      ...(tsx && { experimental: { plugins: [TEXT_MACROS] } }),
    },
    module: { type: 'commonjs' },
  },
];

const modulePathIgnorePatterns = ['<rootDir>/.cache/', '<rootDir>/dist/'];
/** Packages without CommonJS, which Jest would need. */
const ESM_ONLY = '(openid-client|oauth4webapi|jose)/';
const failOnComplaints = '<rootDir>/scripts/test/failOnComplaints.cjs';

/**
 * Jest finds the tests by name: `*.test.ts` beside what they test, in the roots of two projects.
 * @type {import('jest').Config}
 */
export default {
  // Only against hanging tests.
  testTimeout: 120_000,
  maxWorkers: '100%',
  // Jest never frees modules: workers grew to 1.7 GB.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      displayName: 'backend',
      modulePathIgnorePatterns,
      testEnvironment: '<rootDir>/scripts/test/environment.cjs',
      roots: ['<rootDir>/backend', '<rootDir>/domain'],
      restoreMocks: true,
      testMatch: ['**/*.test.ts'],
      transform: { '\\.ts$': swc(false), [`${ESM_ONLY}.+\\.js$`]: swc(false) },
      transformIgnorePatterns: [`/node_modules/(?!${ESM_ONLY})`],
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
        // As in the build.
        '^react-dom/server$': '<rootDir>/node_modules/react-dom/server.node.js',
      },
      // Last, to see complaints of the screens' cleanup.
      setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts', failOnComplaints],
    },
  ],
};

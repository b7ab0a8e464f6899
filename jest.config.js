import { TEXT_MACROS } from './frontend/textMacros.js';

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [TEXT_MACROS] },
    },
    module: { type: 'commonjs' },
  },
];

const modulePathIgnorePatterns = ['<rootDir>/.cache/', '<rootDir>/dist/'];

/**
 * Jest finds the tests by name: `*.test.ts` beside what they test, in the roots of two projects.
 * @type {import('jest').Config}
 */
export default {
  // Only against hanging tests.
  testTimeout: 120_000,
  maxWorkers: '100%',
  // Jest never frees modules of screens: workers grew to 1.7 GB.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      displayName: 'backend',
      modulePathIgnorePatterns,
      // All test files of a worker share their modules; loading them for each took half of the time.
      runner: 'jest-light-runner',
      roots: ['<rootDir>/backend', '<rootDir>/domain'],
      testMatch: ['**/*.test.ts'],
      setupFiles: ['<rootDir>/scripts/test/server/register.mjs', 'reflect-metadata'],
      setupFilesAfterEnv: ['<rootDir>/scripts/test/server/checks.mjs'],
      globalSetup: '<rootDir>/scripts/test/server/startPostgres.mjs',
      globalTeardown: '<rootDir>/scripts/test/server/stopPostgres.mjs',
    },
    {
      displayName: 'frontend',
      modulePathIgnorePatterns,
      testEnvironment: '<rootDir>/frontend/test/jest/environment.cjs',
      roots: ['<rootDir>/frontend/src', '<rootDir>/frontend/site', '<rootDir>/frontend/test'],
      restoreMocks: true,
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      transform: { '\\.tsx?$': swc },
      moduleNameMapper: {
        '\\.css$': '<rootDir>/frontend/test/jest/cssModule.cjs',
        '\\.svg\\?no-inline$': '<rootDir>/frontend/test/jest/assetUrl.cjs',
        // As in the build.
        '^react-dom/server$': '<rootDir>/node_modules/react-dom/server.node.js',
      },
      // Last, to see complaints of the screens' cleanup.
      setupFilesAfterEnv: [
        '<rootDir>/frontend/test/jest/setup.ts',
        '<rootDir>/frontend/test/jest/failOnComplaints.cjs',
      ],
    },
  ],
};

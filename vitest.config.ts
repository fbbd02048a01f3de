import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'
import { builtThreads } from './infra/test-runner/built-threads.ts'
import { SlowestFirst } from './infra/test-runner/slowest-first.ts'

// vitest and Node would load graphql twice, once as ESM and once as CommonJS, and its types refuse their own twins.
const graphql = createRequire(import.meta.url).resolve('graphql')

/** In milliseconds. A busy machine is slow, not wrong: what is to come is waited for much longer than it takes. */
const patience = { testTimeout: 120_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

/** The kinds of tests: `npm test` runs all but `long`, and counts them. */
export default defineConfig({
  test: {
    // Tests wait for databases and pages as much as for the processor.
    maxWorkers: '100%',
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        plugins: [builtThreads],
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
        test: {
          name: 'services',
          // The real services are started behind the gateway as well.
          include: ['services/**/src/**/*.test.ts', 'gateway/federation/**/*.test.ts'],
          globalSetup: ['services/kit/src/testing/global-setup.ts', 'infra/test-runner/built-threads.ts'],
          // Each has a database of its own; reading all modules again for each would take longer than the tests.
          isolate: false,
          ...patience,
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          name: 'gateway',
          include: ['gateway/src/**/*.test.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'pages',
          // A worker ends where the next file wants another environment: those without a window are by themselves.
          include: ['shell/server/**/*.test.{ts,tsx}', 'mfe-*/src/**/*.server.test.tsx'],
          setupFiles: ['shell/testing/screens.setup.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['shell/{kit,src,testing}/**/*.test.{ts,tsx}', 'mfe-*/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.tsx'],
          environment: 'jsdom',
          // Thousands of small modules, which every file would read again.
          deps: { optimizer: { client: { enabled: true, include: ['antd', 'lucide-react'] } } },
          setupFiles: ['shell/testing/screens.setup.ts'],
          // Reading antd and the icons again for each file took longer than the tests.
          isolate: false,
          ...patience,
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: { name: 'infra', include: ['infra/**/*.test.ts'], isolate: false, ...patience },
      },
      {
        test: {
          name: 'calls',
          include: ['shell/e2e/calls/**/*.call.ts'],
          setupFiles: ['shell/e2e/calls.setup.ts'],
          globalSetup: ['shell/e2e/product.setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['shell/e2e/**/*.journey.ts'],
          globalSetup: ['shell/e2e/product.setup.ts'],
          // A worker keeps its browser.
          isolate: false,
          ...patience,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'installation',
          include: ['infra/run/installation/*.journey.ts'],
          ...patience,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'long',
          include: ['{shell/e2e,infra}/**/*.long.ts'],
          globalSetup: ['shell/e2e/product.setup.ts'],
          ...patience,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Each has products of its own, which leave no core for another's.
          fileParallelism: false,
        },
      },
    ],
  },
})

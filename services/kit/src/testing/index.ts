/** Helpers to test services over HTTP, with a real database. */

export { createSignatureHeaders, createSignatureVerifier } from '../transport/index.ts'
export { expectedTamperErrors, getAuditTamperErrors } from './audit-tamper-errors.ts'
export { awkwardTexts, findWrongResponses, normalizeForStorage } from './awkward-texts.ts'
export { beginOutage } from './outage.ts'
export { buildSdl, getMigrationDiff } from './schema-checks.ts'
export {
  type QueryError,
  type RequestOptions,
  type Subgraph,
  type SubgraphOptions,
  startSubgraph,
} from './start-subgraph.ts'
export { buildTestAuth, type TestAuth } from './test-auth.ts'
export { createEmptyDatabase, createTestDatabase } from './test-databases.ts'
export { startSignedService, startTestServer } from './test-servers.ts'
export { walkQueries } from './walk-queries.ts'
export { watchThreads } from './watch-threads.ts'

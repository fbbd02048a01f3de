/** Helpers to test services over HTTP, with a real database. */

export { createSignatureHeaders, createSignatureVerifier } from '@access/transport'
export { expectedTamperErrors, getAuditTamperErrors } from './audit-tamper-errors.ts'
export { awkwardTexts, findWrongResponses, normalizeForStorage } from './awkward-texts.ts'
export { listColumnObstacles } from './earlier-releases.ts'
export { migrateFixture } from './migrate-fixture.ts'
export { beginOutage } from './outage.ts'
export { buildSdl, getMigrationDiff } from './schema-checks.ts'
export { listMigrationNames, listSchemaFixtures, writeSchemaFixtures } from './schema-fixtures.ts'
export { type QueryError, type Subgraph, startSubgraph } from './start-subgraph.ts'
export { buildTestAuth, type TestAuth } from './test-auth.ts'
export { createEmptyDatabase, createTestDatabase } from './test-databases.ts'
export { walkQueries } from './walk-queries.ts'

/**
 * Our own PostgreSQL, for a product without `DATABASE_URL`, and for tests.
 * Plain functions on Node's built-ins and pg: the start command runs them from source.
 */
export { type AuditOwnership, allowAuditMigrations, protectAuditTables } from './audit-owner.ts'
export { formatRequestConnectionName, isDatabaseInUse } from './database-usage.ts'
export {
  type DatabaseCredentials,
  databaseUrl,
  ensureDatabase,
  grantWalRemoval,
  inDatabase,
} from './databases.ts'
export { canSortNames, findLocaleShortcoming } from './locale.ts'
export { canEnterDirectory, clientGroupId, getServerUser, type RunAs } from './server-user.ts'
export { type OwnPostgres, startPostgres } from './start-postgres.ts'

/**
 * Our own PostgreSQL, for a product without `DATABASE_URL`, and for tests; and what is prepared in either.
 * Plain functions on Node's built-ins and pg: the start command runs them from source.
 */
export { forRole, getRole, inDatabase, inSchema, withSettings } from './addresses.ts'
export { allowAuditMigrations, protectAuditTables } from './audit-owner.ts'
export { canSortNames, findLocaleShortcoming, getEncoding } from './locale.ts'
export { isAlive } from './running-server.ts'
export { canCreateRoles, ensureSchema, ensureServiceRole, grantWalRemoval } from './schemas.ts'
export { canEnterDirectory, clientGroupId, getServerUser, type RunAs } from './server-user.ts'
export { type OwnPostgres, startPostgres } from './start-postgres.ts'
export { withClient } from './with-client.ts'

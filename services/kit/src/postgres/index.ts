/**
 * Our own PostgreSQL, for a product without `DATABASE_URL`, and for tests.
 * Plain functions on Node's built-ins and pg: the start command runs them from source.
 */
export { isDatabaseInUse } from './database-usage.ts'
export { type DatabaseCredentials, databaseUrl, ensureDatabase } from './databases.ts'
export { type OwnPostgres, startPostgres } from './start-postgres.ts'

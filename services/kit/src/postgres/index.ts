/**
 * Our own PostgreSQL, for a product without `DATABASE_URL`, and for tests.
 * Plain functions on Node's built-ins and pg: the start command runs them straight from source.
 */
export { isDatabaseInUse } from './activity.ts'
export { type DatabaseOf, databaseUrl, ensureDatabase } from './databases.ts'
export { type OwnPostgres, startPostgres } from './startPostgres.ts'

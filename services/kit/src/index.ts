/** The one door of the service kit: what every service is built from. */
import 'reflect-metadata'

// The ORM's decorators, for what ours do not cover.
export {
  BeforeCreate,
  BeforeUpdate,
  Index,
  ManyToOne,
  OneToOne,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy'
export { type Actor, describeActor, getActorName } from './audit/actor.ts'
export {
  AuditChainLink,
  AuditEvent,
  type NewAuditEvent,
  recordAuditEvent,
} from './audit/audit-event.entity.ts'
export { createAuditLog } from './audit/audit-event.resolver.ts'
export { hashAddress } from './audit/audit-keys.ts'
export { AuditLog } from './audit/audit-log.migration.ts'
export type { AuditExport } from './audit/export-audit-events.ts'
export type { AuditEventFilter } from './audit/list-audit-events.ts'
export { Day, Flag, Instant, Integer, JsonList, Text, TextList } from './columns/column-decorators.ts'
export { ContentType, Item, Table } from './columns/content-type.ts'
export * from './columns/input-type.ts'
export { getRequestedFields } from './columns/requested-fields.ts'
export { DayScalar, InstantScalar } from './columns/scalars.ts'
export * from './context/context.ts'
export { createLog, describeError, type Log } from './context/log.ts'
export { defaultTimeZone, readSeed, readSettings, type Seed, type Settings } from './context/settings.ts'
export { formatCsv } from './csv/format-csv.ts'
export { acquireAdvisoryLock, lockKey } from './database/advisory-lock.ts'
export { isDatabaseUnavailable } from './database/database-unavailable.ts'
export { findById } from './database/find-by-id.ts'
export { type ListOptions, listRows } from './database/list-rows.ts'
export { type ChannelSubscription, listenToChannel } from './database/listen.ts'
export { insertMany, longStatements } from './database/long-statements.ts'
export { runMigrations, withMigrationLock } from './database/migrate.ts'
export { closeDatabase, openDatabase, withDatabase } from './database/open-database.ts'
export { queryRows, selectRows } from './database/query-rows.ts'
export { inReadingOrder, type Order, readingOrder } from './database/sort-order.ts'
export {
  combineConditions,
  rawSql,
  type SqlCondition,
  type SqlExpression,
} from './database/sql-conditions.ts'
export * from './dates/time-zone.rules.ts'
export * from './demo/demo-item.entity.ts'
export * from './errors/errors.ts'
export { Authorized, Public, SessionOwner } from './graphql/access.ts'
export type { ReferenceResolver, ReferenceResolvers } from './graphql/build-subgraph.ts'
export { clampRange, ListRange, maxListLength } from './graphql/list-range.ts'
export * from './graphql/reference-type.ts'
export { createItemStore } from './managed/item-store.ts'
export { ItemVersion, listItemVersions } from './managed/item-version.entity.ts'
export { Managed, type ManagedType } from './managed/managed.resolver.ts'
export { ManagedItem } from './managed/managed-item.entity.ts'
export { createPageType, type FilterInput, type Page, PageInput } from './managed/page-types.ts'
export { paginate } from './managed/paginate.ts'
export { type FileRecord, readFileContents } from './managed/transfer/file-format/file-contents.ts'
export { addTransferRoutes } from './managed/transfer/transfer-routes.ts'
export type { TransferableType } from './managed/transfer/transferable-type.ts'
export { handleUniqueViolation } from './managed/unique-violation.ts'
export { lockItem, lockItemForSave, versionArgument } from './managed/version-check.ts'
export { formatJobConnectionName } from './postgres/connection-settings.ts'
export { assertRateLimit, type RateLimit, recordAttempt } from './rate-limits/rate-limit.ts'
export type { RouteContext } from './service/app.ts'
export type { PublicMutationLimits } from './service/limit-public-mutations.ts'
export { runService } from './service/run-service.ts'
export type { BackgroundContext, Service } from './service/service.ts'
export { startService } from './service/start-service.ts'
export { type Authenticate, audience, backgroundHeader, issuer, verifyToken } from './session/authenticate.ts'
export { callService, findAccount } from './session/call-service.ts'
export { requireStepUp, StepUp, stepUpWindowMs } from './session/step-up.ts'
export { receiveFile, receiveFiles } from './streams/receive-file.ts'
export { createReservations, holdBytes, type RunReserved } from './streams/reservations.ts'
export { createStreamHandler } from './streams/stream-handler.ts'
export { MalformedUploadError, RejectedFileError } from './streams/upload-errors.ts'
export { SearchText } from './text/search-text.migration.ts'
export {
  createFairPool,
  formatChangeEvent,
  getEnvironment,
  runProgram,
  type StartProgram,
  streamHeartbeat,
} from './transport/index.ts'
export { getFieldMessages } from './validation/field-messages.ts'
export { isUuid } from './validation/is-uuid.ts'
export { validate } from './validation/validate.ts'
export { startPolling } from './workers/poll.ts'
export { createTurns } from './workers/turns.ts'
export { createWorkerPool, WorkerEndedError } from './workers/worker-pool.ts'

/** The one door of the service kit: what every service is built from. */
import 'reflect-metadata'

// The ORM's own words, for what ours do not say.
export {
  Index,
  ManyToOne,
  OneToOne,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy'

export { activityResolver } from './activity/activityResolver.ts'
export { type Act, Activity, record } from './audit.ts'
export { check, fieldMessages } from './check.ts'
export { askedColumns } from './columns/asked.ts'
export { ContentType, Item, Table } from './columns/contentType.ts'
export { fill, inputOf } from './columns/inputOf.ts'
export { DayScalar, InstantScalar } from './columns/scalars.ts'
export { Day, Flag, Instant, Rows, Text, Whole, Words } from './columns/words.ts'
export { asCsv } from './csv.ts'
export { type Listening, listen } from './database/listen.ts'
export { alone, migrate } from './database/migrate.ts'
export { openDatabase } from './database/open.ts'
export type { Order } from './database/order.ts'
export { type Reading, rowsOf } from './database/rows.ts'
export { isDatabaseUnavailable } from './database/unavailable.ts'
export { DemoItem, demoIds, demoReport, markDemo, type RemovedDemo, recordRemovedDemo } from './demo.ts'
export {
  AlreadyExists,
  Changed,
  type FieldMessages,
  Invalid,
  NotFound,
  NotSignedIn,
  TooBusy,
  TooLarge,
  TooMany,
} from './errors.ts'
export { federated, type References } from './federated.ts'
export { sayingWhatExists } from './managed/alreadyExists.ts'
export { refuseOvertaken, versionArgument } from './managed/basedOn.ts'
export { type Expression, plain } from './managed/conditions.ts'
export { historyOf, ItemVersion } from './managed/history.ts'
export { Managed, type ManagedType } from './managed/managed.ts'
export { ManagedItem } from './managed/managedItem.ts'
export { type Page, PageInput, pageType } from './managed/page.ts'
export { pageOf } from './managed/paging.ts'
export { saving } from './managed/saving.ts'
export { contentsOf, type FileRecord } from './managed/transfer/reading/contents.ts'
export { transferRoutes } from './managed/transfer/transferRoutes.ts'
export type { Transferred } from './managed/transfer/transferred.ts'
export { jobsSuffix } from './postgres/activity.ts'
export { schemaCommand } from './schemaCommand.ts'
export type { Inside } from './service/app.ts'
export { type Administrator, administratorsOnly, type Context } from './service/context.ts'
export { type Log, loggable, logOf } from './service/log.ts'
export type { Service, Working } from './service/service.ts'
export { type Settings, settingsFrom } from './service/settings.ts'
export { startService } from './service/startService.ts'
export { isSigned, signed, streamed } from './session/signing.ts'
export { audience, claimsOf, issuer, type Recognise } from './session/tokens.ts'
export { answering } from './streams/answering.ts'
export { receivedFile } from './streams/receivedFile.ts'
export { RefusedFile } from './streams/refusals.ts'
export { beginningOfDay, dayIn, daysLater, instantAt } from './timeZone.ts'
export { isUuid } from './uuid.ts'

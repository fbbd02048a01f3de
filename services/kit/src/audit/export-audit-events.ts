/** Exports the audit log as CSV. An export is itself recorded in the audit log. */
import { Directive, Field, ID, ObjectType } from 'type-graphql'
import { InstantScalar } from '../columns/scalars.ts'
import { type Context, requireAdministrator } from '../context/context.ts'
import { formatCsv, formatCsvRow } from '../csv/format-csv.ts'
import { validate } from '../validation/validate.ts'
import { type AuditEvent, recordAuditEvent } from './audit-event.entity.ts'
import { type AuditEventFilter, auditEventFilterSchema, listAuditEvents } from './list-audit-events.ts'

// Clients merge the exports of all services into one file: they need the position of each row, not its cells.
@Directive('@shareable')
@ObjectType('AuditExportRow', { simpleResolvers: true })
class AuditExportRow {
  @Field(() => InstantScalar) occurredAt!: Date
  @Field(() => ID) id!: string
  /** The event as a row of CSV. */
  @Field(() => String) csvRow!: string
}

@Directive('@shareable')
@ObjectType('AuditExport', { simpleResolvers: true })
export class AuditExport {
  /** The byte order mark and the header row. */
  @Field(() => String) csvHeader!: string
  /** Newest first. */
  @Field(() => [AuditExportRow]) rows!: AuditExportRow[]
  /** False when there are more events than one file may have. */
  @Field(() => Boolean) isComplete!: boolean
}

const maxRows = 10_000
const csvHeader = formatCsv(
  [
    ...['Time', 'Who', 'Did', 'What', 'Which', 'Fields', 'Id of the item', 'Id of the line'],
    ...['Id of who', 'Role', 'Session', 'Address (hash)'],
  ],
  [],
)

/** The events that match, at most 10,000; `before` and `limit` of the filter are ignored. */
export async function exportAuditEvents(context: Context, filter: AuditEventFilter): Promise<AuditExport> {
  const actor = requireAdministrator(context)
  const { limit: _, ...conditions } = validate(auditEventFilterSchema, {
    ...filter,
    before: null,
    limit: null,
  })
  const { timeZone } = context.settings
  return context.em.transactional(async (em) => {
    const events = await listAuditEvents(em, conditions, { timeZone, limit: maxRows + 1 })
    const rows = events.slice(0, maxRows).map(toExportRow)
    const title = rows.length === 1 ? '1 line' : `${rows.length.toLocaleString('en-US')} lines`
    recordAuditEvent(em, { actor, action: 'exported', itemType: 'audit log', title })
    return { csvHeader, rows, isComplete: events.length <= maxRows }
  })
}

function toExportRow(event: AuditEvent): AuditExportRow {
  const { id, occurredAt, actor, action, itemType, title, changedFields, itemId } = event
  const { actorId, role, sessionId, addressHash } = event
  const described = [occurredAt, actor, action, itemType, title, changedFields, itemId, id]
  return { id, occurredAt, csvRow: formatCsvRow([...described, actorId, role, sessionId, addressHash]) }
}

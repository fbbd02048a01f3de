/** POST /registrations/:id/export: who comes to an event, as a table, for an administrator to save. It is recorded, so not a GET. */
import {
  createStreamHandler,
  formatCsv,
  isUuid,
  NotFound,
  type RouteContext,
  recordAuditEvent,
} from '@access/service-kit'
import type { Request, Response } from 'express'
import { decryptItem } from '../platform/encryption/encrypted-item.entity.ts'
import { itemType } from './create-registration.ts'
import type { Registration } from './registration.entity.ts'
import { listRegistrations } from './seat-allocation.ts'

export function registrationExportRoute({
  app,
  orm,
  settings,
  log,
  requireSignature,
  getAdministrator,
}: RouteContext) {
  async function exportRegistrations(request: Request, answer: Response) {
    const actor = await getAdministrator(request, 'manageRegistrations', { stepUp: true })
    const em = orm.em.fork()
    const event = String(request.params.id)
    const registrations = isUuid(event) ? await listRegistrations(em, event) : []
    if (registrations.length === 0) throw new NotFound('event', event)
    const table = formatCsv(
      columns,
      registrations.map((registration) => toRow(decryptItem(registration, { settings, log }))),
    )
    // In the audit before the first byte leaves.
    recordAuditEvent(em, {
      actor,
      action: 'exported',
      itemType: `${itemType}s`,
      title: `${registrations.length} for one event`,
    })
    await em.flush()
    send(answer, table)
  }
  app.post(
    '/registrations/:id/export',
    requireSignature,
    createStreamHandler(log, 'an export failed', exportRegistrations),
  )
}

const columns = [
  ...['Name', 'Email', 'Phone', 'Seats', 'Needs', 'State', 'Number in line'],
  ...['Received', 'Reference', 'Checked in', 'Checked in by', 'Wants emails'],
]

function toRow({ name, email, phone, needs, ...registration }: Registration) {
  const { seats, state, position, receivedAt, reference, checkedInAt, checkedInBy, hasEmailUpdates } =
    registration
  const stateColumns = [
    seats,
    needs,
    state,
    position,
    receivedAt,
    reference,
    checkedInAt,
    checkedInBy,
    hasEmailUpdates,
  ]
  return [name, email, phone, ...stateColumns]
}

function send(answer: Response, table: string) {
  answer
    .attachment('registrations.csv')
    .set({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .end(table)
}

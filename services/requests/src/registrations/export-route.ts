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
import { itemType, type Registration } from './registration.entity.ts'
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
    const rows = registrations.map((registration) => {
      const decrypted = decryptItem(registration, { settings, log })
      return Object.values(columns).map((column) => decrypted[column])
    })
    // In the audit before the first byte leaves.
    recordAuditEvent(em, {
      actor,
      action: 'exported',
      itemType: `${itemType}s`,
      title: `${registrations.length} for one event`,
    })
    await em.flush()
    answer
      .attachment('registrations.csv')
      .set({
        'content-type': 'text/csv; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .end(formatCsv(Object.keys(columns), rows))
  }
  app.post(
    '/registrations/:id/export',
    requireSignature,
    createStreamHandler(log, 'an export failed', exportRegistrations),
  )
}

const columns: Record<string, keyof Registration> = {
  ...{ Name: 'name', Email: 'email', Phone: 'phone', Seats: 'seats', Needs: 'needs', State: 'state' },
  ...{ 'Number in line': 'position', Received: 'receivedAt', Reference: 'reference' },
  ...{ 'Checked in': 'checkedInAt', 'Checked in by': 'checkedInBy', 'Wants emails': 'hasEmailUpdates' },
}

/** GET /registrations/:id/export: who comes to an event, as a table, for an administrator to save. */
import { answering, asCsv, type Inside, isUuid, NotFound, record } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request, Response } from 'express'
import { opened } from '../sealedItem.ts'
import { registrationsFor } from './placing.ts'
import { noun } from './registering.ts'
import type { Registration } from './registration.ts'

export function registrationExportRoute({
  app,
  orm,
  settings,
  log,
  signedStreamsOnly,
  administratorOf,
}: Inside) {
  async function give(request: Request, answer: Response) {
    const { name: who } = await administratorOf(request)
    const em = orm.em.fork() as EntityManager
    const event = String(request.params.id)
    const found = isUuid(event) ? await registrationsFor(em, event) : []
    if (found.length === 0) throw new NotFound('event', event)
    const table = asCsv(
      columns,
      found.map((registration) => rowOf(opened(registration, { settings, log }))),
    )
    // In the audit before the first byte leaves.
    record(em, { who, action: 'exported', noun: `${noun}s`, title: `${found.length} for one event` })
    await em.flush()
    send(answer, table)
  }
  app.get('/registrations/:id/export', signedStreamsOnly, answering(log, 'an export failed', give))
}

const columns = [
  ...['Name', 'Email', 'Phone', 'Seats', 'Needs', 'State', 'Number in line'],
  ...['Received', 'Reference', 'Checked in', 'Checked in by'],
]

function rowOf({ name, email, phone, needs, ...registration }: Registration) {
  const { seats, state, position, receivedAt, reference, checkedInAt, checkedInBy } = registration
  const standing = [seats, needs, state, position, receivedAt, reference, checkedInAt, checkedInBy]
  return [name, email, phone, ...standing]
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

import type { Subgraph } from '@access/service-kit/testing'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { buildLegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.examples.ts'
import { submitRequest } from '../testing/applicant.ts'
import { sendMutations, startRequestsService } from '../testing/requests-service.ts'

/** A client of PostgreSQL beside the service, which no test of the service ends. */
async function openSeparateConnection({ databaseUrl }: Subgraph) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'beside' })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const otherBackends = `from pg_stat_activity where datname = current_database() and application_name <> 'beside'`

test('requests are taken again after every connection was lost in the middle of a transaction', async () => {
  const inbox = await startRequestsService({ env: { LOG_LEVEL: 'silent' } })
  const [holder, watcher] = await Promise.all([inbox, inbox].map(openSeparateConnection))
  await holder!.query('begin; lock table legal_aid_request in access exclusive mode')
  // Twice as many as the service has connections: half of them wait for one.
  const answers = Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      inbox.execute(sendMutations.request, { input: buildLegalAidRequest({ name: `Applicant ${index}` }) }),
    ),
  )
  const stuck = `select pid ${otherBackends} and wait_event_type = 'Lock'`
  await expect.poll(async () => (await watcher!.query(stuck)).rowCount, { timeout: 20_000 }).toBe(4)
  await watcher!.query(`select pg_terminate_backend(pid) ${otherBackends}`)
  // Those that waited for a connection meet the same lock; they are let go.
  await holder!.query('rollback')

  const codes = (await answers).map(({ errors }) => errors?.[0]?.extensions.code ?? 'taken')
  expect(new Set(codes)).toEqual(new Set(['BUSY', 'taken']))
  const receipts = await Promise.all(
    Array.from({ length: 8 }, (_, index) => submitRequest(inbox, { name: `Afterwards ${index}` })),
  )
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(8)
})

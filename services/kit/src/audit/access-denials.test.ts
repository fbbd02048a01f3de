import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../context/log.ts'
import { runMigrations } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { notesService } from '../testing/notes-service.fixture.ts'
import { type Subgraph, startSubgraph } from '../testing/start-subgraph.ts'
import { createEmptyDatabase } from '../testing/test-databases.ts'
import { createDenialRecorder } from './access-denials.ts'
import { AuditEvent } from './audit-event.entity.ts'

const deleteNotes = 'mutation { mine: deleteNotes(ids: ["a secret"]) { id } }'

const ask = (subgraph: Subgraph, address: string) =>
  subgraph.execute(deleteNotes, {}, { headers: { 'x-client-address': address } })

/** What was recorded, with what is counted until the service stops. */
async function listDenials(subgraph: Subgraph) {
  await subgraph.stop()
  return subgraph.em().find(AuditEvent, {}, { orderBy: { occurredAt: 'asc', title: 'asc' } })
}

test('who is denied by a permission is recorded: the field and the address by its hash, never what was sent', async () => {
  const subgraph = await startSubgraph(notesService)
  await ask(subgraph, '192.0.2.7')
  const [denial, ...others] = await listDenials(subgraph)
  expect(others).toEqual([])
  expect(denial).toMatchObject({
    actor: 'Somebody',
    actorId: null,
    action: 'was denied',
    itemType: 'permission',
    title: 'deleteNotes',
    addressHash: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect(JSON.stringify(denial)).not.toMatch(/secret|192\.0\.2/)
})

test('many denials of a minute are two lines: the first, and how many followed', async () => {
  const subgraph = await startSubgraph(notesService)
  for (let count = 0; count < 40; count++) await ask(subgraph, '192.0.2.7')
  expect((await listDenials(subgraph)).map(({ title }) => title)).toEqual([
    'deleteNotes',
    'deleteNotes, 39 times',
  ])
})

test('denials from ever more addresses cannot fill the log', async () => {
  const subgraph = await startSubgraph(notesService)
  for (let count = 0; count < 150; count++) await ask(subgraph, `192.0.2.${count}`)
  const denials = await listDenials(subgraph)
  expect(denials).toHaveLength(60)
  expect(denials.at(-1)).toMatchObject({ title: 'other fields, 91 times', addressHash: null })
})

test('whoever asks for everything is counted, and hides nobody who is denied beside them', async () => {
  const database = await openDatabase(notesService, await createEmptyDatabase())
  await runMigrations(database)
  onTestFinished(() => database.close())
  const denials = createDenialRecorder(database, createLog('test', 'silent'))
  const deny = (field: string, addressHash: string) =>
    denials.record({ kind: 'permission', field, administrator: null, addressHash })
  for (let count = 0; count < 150; count++) deny(`field${count}`, 'of one address')
  deny('deleteNotes', 'of another')
  await denials.stop()
  const recorded = await database.em.fork().find(AuditEvent, {})
  expect(recorded.filter(({ addressHash }) => addressHash === 'of one address')).toHaveLength(20)
  expect(recorded).toContainEqual(
    expect.objectContaining({ title: 'deleteNotes', addressHash: 'of another' }),
  )
})

test('a call without a signature is recorded, by its route', async () => {
  const subgraph = await startSubgraph(notesService)
  await fetch(`${subgraph.url}/graphql?q=secret`, { method: 'POST', body: '{}' })
  expect(await listDenials(subgraph)).toMatchObject([
    { actor: 'Somebody', action: 'sent an unsigned', itemType: 'call', title: 'POST /graphql' },
  ])
})

test('a public field that says no is not recorded as a denial', async () => {
  const subgraph = await startSubgraph(notesService)
  await subgraph.execute('{ fails }', {}, { headers: { 'x-client-address': '192.0.2.7' } })
  expect(await listDenials(subgraph)).toEqual([])
})

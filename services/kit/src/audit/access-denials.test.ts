import { expect, test } from 'vitest'
import { notesService } from '../testing/notes-service.fixture.ts'
import { type Subgraph, startSubgraph } from '../testing/start-subgraph.ts'
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
  expect(denials).toHaveLength(61)
  expect(denials.at(-1)).toMatchObject({ title: 'other fields, 90 times', addressHash: null })
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

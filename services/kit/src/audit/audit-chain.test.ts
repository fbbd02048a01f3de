import { expect, test } from 'vitest'
import { notesService } from '../testing/notes-service.fixture.ts'
import { startSubgraph } from '../testing/start-subgraph.ts'
import { extendAuditChain } from './audit-chain.ts'
import { formatReport } from './audit-command.ts'
import { recordAuditEvent } from './audit-event.entity.ts'
import { verifyAuditChain } from './verify-audit-chain.ts'

const hourMs = 3_600_000

/** A service whose audit log has events by these actors, linked. */
async function startWithChain(...actors: string[]) {
  const { em, settings } = await startSubgraph(notesService)
  const record = async (actor: string, occurredAt = new Date()) => {
    const writer = em()
    recordAuditEvent(writer, {
      actor: { id: null, name: actor },
      action: 'opened',
      itemType: 'note',
      occurredAt,
    })
    await writer.flush()
  }
  const extend = (isWhole = false) => extendAuditChain(em(), settings, { isWhole })
  const verify = (...anchors: { position: number; hash: string }[]) =>
    verifyAuditChain(em(), settings, anchors)
  /** What only the owner of the tables can do. */
  const tamper = async (...statements: string[]) => {
    const owner = em()
    for (const table of ['audit_event', 'audit_chain_link'])
      await owner.execute(`alter table ${table} disable trigger append_only`)
    for (const sql of statements) await owner.execute(sql)
  }
  for (const actor of actors) await record(actor)
  return { em, settings, record, extend, verify, tamper, head: await extend() }
}

test('every event is linked once, in order, and fits', async () => {
  const { record, extend, verify, head } = await startWithChain('Ada', 'Bo')
  expect(head).toEqual({ position: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  await record('Cy')
  await Promise.all([extend(), extend(), extend()])
  expect(await verify(head!)).toEqual({
    validCount: 3,
    problems: [],
    pendingCount: 0,
    head: { position: 3, hash: expect.any(String) },
  })
})

test('what was there before the chain is linked when the service starts', async () => {
  const { record, extend, verify } = await startWithChain()
  for (let days = 1; days <= 3; days++) await record(`Ada ${days}`, new Date(Date.now() - days * 24 * hourMs))
  expect(await extend(true)).toMatchObject({ position: 3 })
  expect((await verify()).problems).toEqual([])
})

const linkedEvent = (position: number) =>
  `(select event_id from audit_chain_link where position = ${position})`

test.each([
  [
    'changed',
    [`update audit_event set actor = 'Eve' where id = ${linkedEvent(2)}`],
    [/^2: .+ \(Eve .+ changed$/],
  ],
  [
    'given another address',
    [`update audit_event set address_hash = 'x' where id = ${linkedEvent(1)}`],
    [/^1: .+ changed$/],
  ],
  ['removed', [`delete from audit_event where id = ${linkedEvent(2)}`], [/^2: [\w-]{36} was removed$/]],
  [
    'removed with its link',
    [
      `delete from audit_event where id = ${linkedEvent(2)}`,
      'delete from audit_chain_link where position = 2',
    ],
    [/^2 to 2: removed, before /],
  ],
  [
    'removed with its link, and the gap closed',
    [
      `delete from audit_event where id = ${linkedEvent(2)}`,
      'delete from audit_chain_link where position = 2',
      'update audit_chain_link set position = 2 where position = 3',
    ],
    [/^2: .+ changed$/, /^3 to 3: removed from the end/],
  ],
  [
    'removed from the end',
    [
      `delete from audit_event where id = ${linkedEvent(3)}`,
      'delete from audit_chain_link where position = 3',
    ],
    [/^3 to 3: removed from the end of the chain$/],
  ],
  [
    'given a link of its own making',
    [`update audit_chain_link set hash = md5('a') || md5('b') where position = 3`],
    [/^3: .+ changed$/, /^3: was written anew; its hash was [0-9a-f]{64}$/],
  ],
])('an event that was %s is named', async (_, statements, expected) => {
  const { tamper, verify, head } = await startWithChain('Ada', 'Bo', 'Cy')
  await tamper(...statements)
  const { problems } = await verify(head!)
  expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
})

test('an event that was inserted into the past is named, linked or not', async () => {
  const { record, extend, verify } = await startWithChain('Ada')
  await record('Eve', new Date(Date.now() - 2 * hourMs))
  expect((await verify()).problems).toEqual([
    expect.stringMatching(/Eve opened note .+ is not in the chain$/),
  ])
  // The next start links all that it finds.
  await extend(true)
  expect((await verify()).problems).toEqual([expect.stringMatching(/^2: .+ was inserted after /)])
})

test('an event of this moment is pending, not wrong', async () => {
  const { record, verify } = await startWithChain('Ada')
  await record('Bo')
  expect(await verify()).toMatchObject({ validCount: 1, problems: [], pendingCount: 1 })
})

test('an open transaction holds up neither other events nor their links', async () => {
  const { em, record, extend, verify } = await startWithChain()
  await em().transactional(async (tx) => {
    recordAuditEvent(tx, { actor: 'Import', action: 'imported', itemType: 'note' })
    await tx.flush()
    await record('Ada')
    expect(await extend()).toMatchObject({ position: 1 })
  })
  expect(await extend()).toMatchObject({ position: 2 })
  expect((await verify()).problems).toEqual([])
})

test('without the key no link fits', async () => {
  const { em } = await startWithChain('Ada', 'Bo')
  const { problems, validCount } = await verifyAuditChain(em(), { auditKey: 'another key' }, [])
  expect(problems).toHaveLength(2)
  expect(validCount).toBe(0)
})

test('the report says in words what is wrong, and where the chain ends', async () => {
  const { tamper, verify, head } = await startWithChain('Ada', 'Bo')
  expect(formatReport('auth', await verify())).toBe(
    `auth: whole. 2 events as they were written.\n  It ends at auth:2:${head!.hash}\n`,
  )
  await tamper(`delete from audit_event where id = ${linkedEvent(1)}`)
  expect(formatReport('auth', await verify())).toMatch(
    /^auth: NOT WHOLE, 1 problem. 1 event as they were written.\n {2}! 1: [\w-]{36} was removed\n/,
  )
})

import type { EntityManager } from '@mikro-orm/postgresql'
import { expect, onTestFinished, test } from 'vitest'
import { AuditEvent } from '../audit/audit-event.entity.ts'
import { DemoItem } from '../demo/demo-item.entity.ts'
import { countWaits, createEmptyDatabase } from '../testing/index.ts'
import { openDatabase } from './open-database.ts'
import { executeDeferred, executePrepared, selectPrepared } from './prepared-statements.ts'

async function openNumbers() {
  const orm = await openDatabase(
    { entities: [DemoItem, AuditEvent], migrations: [] },
    await createEmptyDatabase(),
    {
      pool: 2,
    },
  )
  onTestFinished(() => orm.close())
  const em = orm.em.fork() as EntityManager
  await em.execute('create table numbers (n int primary key)')
  return em
}

const insert = 'insert into numbers values ($1)'
const list = async (em: EntityManager) =>
  (await executePrepared<{ n: number }>(em, 'select n from numbers where n >= $1 order by n', [0])).map(
    ({ n }) => n,
  )

test('what is deferred is there for the statement after it, and after the commit', async () => {
  const em = await openNumbers()
  await em.transactional(async (tx) => {
    await executeDeferred(tx as EntityManager, insert, [1])
    expect(await list(tx as EntityManager)).toEqual([1])
    await executeDeferred(tx as EntityManager, insert, [2])
  })
  expect(await list(em)).toEqual([1, 2])
})

test('what is deferred and fails has its transaction fail with its own error, and nothing of it is stored', async () => {
  const em = await openNumbers()
  await executePrepared(em, insert, [1])
  const failing = em.transactional(async (tx) => {
    await executeDeferred(tx as EntityManager, insert, [2])
    await executeDeferred(tx as EntityManager, insert, [1])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await list(em)).toEqual([1])
})

test('a transaction that is given up leaves nothing behind, whatever it had deferred', async () => {
  const em = await openNumbers()
  const giveUp = () => Promise.reject(new Error('changed my mind'))
  await expect(em.transactional(giveUp)).rejects.toThrow('changed my mind')
  await expect(
    em.transactional(async (tx) => {
      await executeDeferred(tx as EntityManager, insert, [1])
      await giveUp()
    }),
  ).rejects.toThrow('changed my mind')
  await expect(
    em.transactional(async (tx) => {
      await executePrepared(tx as EntityManager, insert, [2])
      await executeDeferred(tx as EntityManager, insert, [3])
      await giveUp()
    }),
  ).rejects.toThrow('changed my mind')
  expect(await list(em)).toEqual([])
})

test('statements that are executed at once, after what was deferred, each get their own rows', async () => {
  const em = await openNumbers()
  // They pause, so that not all answers arrive together.
  const echo = async (tx: EntityManager, n: number) =>
    (await executePrepared<{ n: number }>(tx, 'select $1::int as n from pg_sleep(0.02)', [n]))[0]!.n
  const numbers = [1, 2, 3, 4, 5]
  await em.transactional(async (tx) => {
    const own = tx as EntityManager
    expect(await Promise.all(numbers.map((n) => echo(own, n)))).toEqual(numbers)
    await executeDeferred(own, insert, [1])
    expect(await Promise.all(numbers.map((n) => echo(own, n)))).toEqual(numbers)
  })
  expect(await list(em)).toEqual([1])
}, 20_000)

test('statements that are executed at once wait for PostgreSQL once, with what was deferred before', async () => {
  const em = await openNumbers()
  const work = () =>
    em.transactional(async (tx) => {
      await executeDeferred(tx as EntityManager, insert, [1])
      const all = await Promise.all([1, 2, 3].map(() => list(tx as EntityManager)))
      expect(all).toEqual([[1], [1], [1]])
      await executePrepared(tx as EntityManager, 'delete from numbers where n = $1', [1])
    })
  await work()
  expect(await countWaits(work)).toBe(3)
})

test('of statements that are executed at once, one that fails takes its transaction with it, and none before it', async () => {
  const em = await openNumbers()
  const results = await em.transactional(async (tx) => {
    const own = tx as EntityManager
    const all = await Promise.allSettled([
      executePrepared(own, insert, [1]),
      executePrepared(own, insert, [1]),
      list(own),
    ])
    await own.execute('rollback')
    return all
  })
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(results[2]).toMatchObject({ reason: { code: '23505' } })
  expect(await list(em)).toEqual([])
})

test('statements outside of a transaction that are executed at once wait once, and fail each by itself', async () => {
  const em = await openNumbers()
  await list(em)
  const work = () =>
    Promise.allSettled([
      executePrepared(em, 'select 1 / $1::int as one', [0]),
      executePrepared(em, 'select 1 / 0 as one', []),
      executePrepared(em, insert, [1]),
      executePrepared(em, insert, [1]),
      list(em),
      executePrepared(em, 'select 1 as one', []),
    ])
  let results: PromiseSettledResult<unknown>[] = []
  const waits = await countWaits(async () => {
    results = await work()
  })
  expect(waits).toBe(1)
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))).toEqual([
    '22012',
    '22012',
    '23505',
  ])
  expect(await list(em)).toEqual([1])
})

test('rows are selected as values by their properties, with instants, and changes in them are not stored', async () => {
  const em = await openNumbers()
  await em.execute(`create table audit_event (id uuid primary key, occurred_at timestamptz, actor text, actor_id uuid,
    role text, session_id uuid, address_hash text, action text, item_type text, item_id uuid, title text,
    changed_fields text[])`)
  const event = {
    id: '0a77f1ce-0000-4000-8000-000000000001',
    occurredAt: new Date('2026-11-25T09:00:00.123Z'),
    changedFields: ['title'],
    actor: null,
  }
  await executePrepared(em, 'insert into audit_event (id, occurred_at, changed_fields) values ($1, $2, $3)', [
    event.id,
    event.occurredAt,
    event.changedFields,
  ])
  const select = () => selectPrepared(em, AuditEvent, 'where id = $1', [event.id])
  const [selected] = await select()
  expect(selected).toMatchObject(event)
  selected!.occurredAt = new Date()
  await em.flush()
  expect(await select()).toMatchObject([event])
})

test('rows are still selected when a later version of the program has added a column', async () => {
  const em = await openNumbers()
  await em.execute('create table demo_item (id uuid primary key)')
  const id = '0a77f1ce-0000-4000-8000-000000000001'
  await em.transactional(async (tx) => {
    await executePrepared(tx as EntityManager, 'insert into demo_item values ($1)', [id])
    const select = () => selectPrepared(tx as EntityManager, DemoItem, 'where id = $1', [id])
    expect(await select()).toEqual([{ id }])
    await tx.execute('alter table demo_item add column title text')
    expect(await select()).toEqual([{ id }])
  })
})

test('transactions within others, empty ones and streams go on as they are', async () => {
  const em = await openNumbers()
  await em.transactional(async () => {})
  await em.transactional(async (tx) => {
    await executeDeferred(tx as EntityManager, insert, [1])
    await tx.transactional(async (inner) => {
      await executeDeferred(inner as EntityManager, insert, [2])
    })
    const failing = tx.transactional(async (inner) => {
      await executeDeferred(inner as EntityManager, insert, [2])
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    await executeDeferred(tx as EntityManager, insert, [3])
  })
  expect(await list(em)).toEqual([1, 2, 3])
})

import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../testing/index.ts'
import { Note } from '../testing/notes-service.fixture.ts'
import { type ListOptions, listRows } from './list-rows.ts'
import { openDatabase } from './open-database.ts'

const createId = (number: number) => `0a77f1ce-0000-4000-8000-00000000000${number}`
const createDay = (number: number) => new Date(`2026-11-0${number}T09:30:00.123Z`)

async function openNotes() {
  const orm = await openDatabase({ entities: [Note], migrations: [] }, await createEmptyDatabase(), {
    pool: 1,
  })
  onTestFinished(() => orm.close())
  const em = orm.em.fork()
  await em.execute(await orm.schema.getCreateSchemaSQL())
  const titles = ["Rent isn't due?", 'Rent: $1', 'Bail', 'Appeal']
  titles.forEach((title, index) => {
    const note = Object.assign(new Note(), {
      title,
      secret: index % 2 === 0 ? null : 'x',
      isPinned: index > 1,
    })
    em.persist(
      Object.assign(note, {
        id: createId(index + 1),
        createdAt: createDay(index + 1),
        updatedAt: createDay(9),
      }),
    )
  })
  await em.flush()
  em.clear()
  return em
}

const lists: Record<string, ListOptions<Note>> = {
  all: {},
  'a flag, in an order': { where: { isPinned: true }, order: [{ title: 'desc' }] },
  'a text, with a quotation mark and a placeholder': { where: { title: ["Rent isn't due?", 'Rent: $1'] } },
  'one id': { where: { id: createId(2) }, limit: 1 },
  'no ids': { where: { id: [] } },
  'null, or since a day': {
    where: { $or: [{ secret: null }, { createdAt: { $gt: createDay(1), $lte: createDay(2) } }] },
  },
  'all of several': { where: { $and: [{ isPinned: false }, { $and: [{}, { secret: 'x' }] }] } },
  'some columns of the second and third': { columns: ['id', 'title', 'createdAt'], limit: 2, offset: 1 },
  'an expression of SQL': { where: { [raw('lower(title)')]: 'bail' } as FilterQuery<Note> },
  'those that are not': { where: { title: { $ne: 'Bail' } } },
  'an order by an expression': { order: [{ [raw('length(title)')]: 'asc' }] },
}

test('a list is what the ORM finds', async () => {
  const database = await openNotes()
  for (const [name, options] of Object.entries(lists)) {
    const em = database.fork()
    const { where = {}, order = [], columns, limit, offset } = options
    const entities = await em.find<Note, never, string>(Note, where, {
      orderBy: [...order, { id: 'asc' }],
      ...(columns && { fields: columns as never }),
      ...(limit !== undefined && { limit }),
      ...(offset !== undefined && { offset }),
    })
    const rows = await listRows(em.fork(), Note, options)
    expect(JSON.parse(JSON.stringify(rows)), name).toEqual(JSON.parse(JSON.stringify(entities)))
    expect(rows.every(({ createdAt }) => createdAt instanceof Date)).toBe(true)
  }
})

test('of a selection of ids come the rows that match too', async () => {
  const rows = await listRows(await openNotes(), Note, {
    where: { secret: 'x', title: { $like: '%' } },
    idsFrom: { sql: 'select id from note where title in (?, ?)', values: ['Appeal', 'Bail'] },
  })
  expect(rows.map(({ title }) => title)).toEqual(['Appeal'])
})

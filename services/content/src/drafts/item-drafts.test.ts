import { expect, test } from 'vitest'
import { buildCase } from '../cases/case.examples.ts'
import { purgeExpired } from '../retention/purge-worker.ts'
import { startContentWith } from '../testing/start-content.ts'

const save = `mutation($itemId: ID, $values: String!, $version: Int) {
  saved: saveItemDraft(type: "Case", itemId: $itemId, values: $values, version: $version) { itemId values version savedAt }
}`
const one = 'query($itemId: ID) { draft: itemDraft(type: "Case", itemId: $itemId) { itemId values version } }'
const all = '{ drafts: itemDrafts(type: "Case") { itemId values } }'
const discard = 'mutation($itemId: ID) { gone: discardItemDraft(type: "Case", itemId: $itemId) { itemId } }'
const { id } = buildCase()

const buildValues = (title: string) => JSON.stringify({ title })

test('what is typed is there on another device of the same account, and nobody else sees it', async () => {
  const subgraph = await startContentWith(buildCase())
  const asColleague = { token: subgraph.auth.createToken({ sub: crypto.randomUUID() }, 'editor') }
  await subgraph.queryAsAdministrator(save, { itemId: id, values: buildValues('Half'), version: 1 })
  const onPhone = { token: subgraph.auth.createToken() }
  expect(await subgraph.read(one, { itemId: id }, onPhone)).toEqual({
    itemId: id,
    values: buildValues('Half'),
    version: 1,
  })
  expect(await subgraph.read(one, { itemId: id }, asColleague)).toBeNull()
  expect(await subgraph.read(all, {}, asColleague)).toEqual([])
  expect(await subgraph.read('{ cases { title } }')).toEqual([{ title: buildCase().title }])
})

test('a draft takes the place of the one before it; that of a new item stands beside those of others', async () => {
  const subgraph = await startContentWith(buildCase())
  for (const title of ['Ha', 'Half'])
    await subgraph.queryAsAdministrator(save, { itemId: id, values: buildValues(title) })
  await subgraph.queryAsAdministrator(save, { itemId: null, values: buildValues('New') })
  expect(await subgraph.readAsAdministrator(all)).toEqual([
    { itemId: null, values: buildValues('New') },
    { itemId: id, values: buildValues('Half') },
  ])
})

test('a discarded draft is gone, and can be discarded again', async () => {
  const subgraph = await startContentWith(buildCase())
  await subgraph.queryAsAdministrator(save, { itemId: id, values: buildValues('Half') })
  expect(await subgraph.readAsAdministrator(discard, { itemId: id })).toEqual({ itemId: id })
  expect(await subgraph.readAsAdministrator(discard, { itemId: id })).toBeNull()
  expect(await subgraph.readAsAdministrator(all)).toEqual([])
})

test('a draft need not be valid, but it has the fields of its type and no others', async () => {
  const subgraph = await startContentWith()
  const saved = await subgraph.readAsAdministrator<{ values: string }>(save, {
    values: JSON.stringify({ title: '', startDate: 'soon\0', isAdmin: true }),
  })
  expect(JSON.parse(saved.values)).toEqual({ title: '', startDate: 'soon' })
})

test('what is no draft of anything is refused', async () => {
  const subgraph = await startContentWith()
  const as = { token: subgraph.token }
  const deep = `{"title":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  for (const values of ['', '[]', 'null', '"a"', '{', deep])
    expect(await subgraph.queryError(save, { values }, as), values.slice(0, 20)).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
  for (const itemId of [id, 'no', 'a\0b'])
    expect(await subgraph.queryError(save, { itemId, values: '{}' }, as)).toMatchObject({ code: 'NOT_FOUND' })
  const huge = buildValues('a'.repeat(900_000))
  expect(await subgraph.queryError(save, { values: huge }, as)).toMatchObject({ code: 'TOO_LARGE' })
  expect(await subgraph.queryError('{ itemDrafts(type: "Secret") { values } }', {}, as)).toMatchObject({
    fields: { type: expect.stringContaining('Case') },
  })
})

test('the draft of an item that somebody has deleted is not offered', async () => {
  const subgraph = await startContentWith(buildCase())
  await subgraph.queryAsAdministrator(save, { itemId: id, values: buildValues('Half') })
  await subgraph.queryAsAdministrator('mutation($id: ID!) { deleteCase(id: $id) { id } }', { id })
  expect(await subgraph.readAsAdministrator(all)).toEqual([])
})

test('drafts are for those who manage content', async () => {
  const subgraph = await startContentWith()
  const attorney = { token: subgraph.auth.createToken({}, 'attorney') }
  expect(await subgraph.queryError(all)).toMatchObject({ code: 'UNAUTHENTICATED' })
  for (const [query, variables] of [
    [all, {}],
    [one, {}],
    [save, { values: '{}' }],
    [discard, {}],
  ] as const)
    expect(await subgraph.queryError(query, variables, attorney), query).toMatchObject({ code: 'FORBIDDEN' })
})

test('a draft that nobody has gone on with for thirty days is purged', async () => {
  const subgraph = await startContentWith()
  await subgraph.queryAsAdministrator(save, { values: buildValues('Half') })
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
  await purgeExpired(subgraph.em(), inDays(29))
  expect(await subgraph.readAsAdministrator(all)).toMatchObject([{ itemId: null }])
  await purgeExpired(subgraph.em(), inDays(31))
  expect(await subgraph.readAsAdministrator(all)).toEqual([])
})

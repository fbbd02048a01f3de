import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { buildCase } from '../cases/case.examples.ts'
import { buildPost } from '../posts/post.examples.ts'
import { purgeExpired } from '../retention/purge-worker.ts'
import { startContentWith } from '../testing/start-content.ts'

const create = `mutation($type: String!, $itemId: ID!, $days: Int) {
  made: createPreviewLink(type: $type, itemId: $itemId, days: $days) { token link { id creatorName expiresAt } }
}`
const list = 'query($itemId: ID!) { links: previewLinks(itemId: $itemId) { id } }'
const revoke = 'mutation($id: ID!) { gone: revokePreviewLink(id: $id) { id } }'
const open = 'mutation($token: String!) { preview: openPreview(token: $token) { type values expiresAt } }'

interface Made {
  token: string
  link: { id: string; creatorName: string; expiresAt: string }
}

const hiddenPost = buildPost({ status: 'draft', title: 'Not yet' })
const postVariables = { type: 'BlogPost', itemId: hiddenPost.id }
const inDays = (days: number) => Date.now() + days * 24 * 60 * 60_000

async function startWithLink(...variables: [object?]) {
  const subgraph = await startContentWith(hiddenPost)
  const made = await subgraph.readAsAdministrator<Made>(create, { ...postVariables, ...variables[0] })
  const openAnonymously = async (token = made.token) => {
    const preview = await subgraph.read<{ type: string; values: string } | null>(open, {
      token,
    })
    return preview && { ...preview, values: JSON.parse(preview.values) as Record<string, unknown> }
  }
  return { subgraph, made, openAnonymously }
}

test('whoever has the link sees the item before it is public, for seven days', async () => {
  const { subgraph, made, openAnonymously } = await startWithLink()
  expect(await subgraph.read('{ posts { id } }')).toEqual([])
  const { __typename, ...values } = hiddenPost
  expect(await openAnonymously()).toMatchObject({ type: 'BlogPost', values })
  expect(made.link.creatorName).toBe('Ruth Abernathy')
  expect(Math.abs(Date.parse(made.link.expiresAt) - inDays(7))).toBeLessThan(60_000)
})

test('the link shows what its creator has typed since and not saved yet, and nobody else’s draft', async () => {
  const { subgraph, openAnonymously } = await startWithLink()
  const saveDraft = `mutation($itemId: ID, $values: String!) {
    saveItemDraft(type: "BlogPost", itemId: $itemId, values: $values) { savedAt }
  }`
  const buildDraft = (title: string) => ({ itemId: hiddenPost.id, values: JSON.stringify({ title }) })
  const colleague = { token: subgraph.auth.createToken({ sub: crypto.randomUUID() }, 'editor') }
  await subgraph.query(saveDraft, buildDraft('By a colleague'), colleague)
  expect((await openAnonymously())?.values.title).toBe('Not yet')
  await subgraph.queryAsAdministrator(saveDraft, buildDraft('Almost'))
  expect((await openAnonymously())?.values).toMatchObject({ title: 'Almost', slug: hiddenPost.slug })
})

test('what is confidential is not in a preview, saved or typed', async () => {
  const legalCase = buildCase({ isPublic: false, clientInfo: 'A secret' })
  const subgraph = await startContentWith(legalCase)
  const made = await subgraph.readAsAdministrator<Made>(create, { type: 'Case', itemId: legalCase.id })
  await subgraph.queryAsAdministrator(
    'mutation($itemId: ID, $values: String!) { saveItemDraft(type: "Case", itemId: $itemId, values: $values) { savedAt } }',
    { itemId: legalCase.id, values: JSON.stringify({ clientInfo: 'Another secret' }) },
  )
  const answer = await subgraph.query(open, { token: made.token })
  expect(JSON.stringify(answer)).toContain(legalCase.title)
  expect(JSON.stringify(answer)).not.toMatch(/secret|clientInfo/)
})

test('a revoked link shows nothing, and is no longer listed', async () => {
  const { subgraph, made, openAnonymously } = await startWithLink()
  const variables = { itemId: hiddenPost.id }
  expect(await subgraph.readAsAdministrator(list, variables)).toEqual([{ id: made.link.id }])
  await subgraph.queryAsAdministrator(revoke, { id: made.link.id })
  expect(await openAnonymously()).toBeNull()
  expect(await subgraph.readAsAdministrator(list, variables)).toEqual([])
  expect((await subgraph.errorAsAdministrator(revoke, { id: made.link.id })).code).toBe('NOT_FOUND')
  expect(await subgraph.em().count(AuditEvent, { action: { $like: '%a preview of' } })).toBe(2)
})

test('an expired link shows nothing, and is purged', async () => {
  const { subgraph, openAnonymously } = await startWithLink({ days: 1 })
  const count = async () =>
    (await subgraph.em().execute<[{ count: number }]>('select count(*)::int as count from preview_link'))[0]
      .count
  await purgeExpired(subgraph.em())
  expect(await count()).toBe(1)
  await subgraph.em().execute("update preview_link set expires_at = now() - interval '1 second'")
  expect(await openAnonymously()).toBeNull()
  await purgeExpired(subgraph.em())
  expect(await count()).toBe(0)
})

test.each([
  ['disabled', null],
  ['for other work', 'attorney'],
] as const)('the link of whose account is %s shows nothing', async (_, role) => {
  const { subgraph, openAnonymously } = await startWithLink()
  expect(await openAnonymously()).not.toBeNull()
  subgraph.auth.changeAccount(getOwnerId(subgraph.token), role)
  expect(await openAnonymously()).toBeNull()
})

const getOwnerId = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sub

test('a made-up token shows nothing, and only hashes of tokens are stored', async () => {
  const { subgraph, made, openAnonymously } = await startWithLink()
  for (const token of ['', 'no', 'a\0b', `${made.token}x`])
    expect(await openAnonymously(token), token).toBeNull()
  const rows = await subgraph.em().execute('select * from preview_link')
  expect(JSON.stringify(rows)).not.toContain(made.token)
})

test('the link of an item that was deleted shows nothing', async () => {
  const { subgraph, openAnonymously } = await startWithLink()
  await subgraph.queryAsAdministrator('mutation($id: ID!) { deleteBlogPost(id: $id) { id } }', {
    id: hiddenPost.id,
  })
  expect(await openAnonymously()).toBeNull()
})

test('links are issued for items with a page, by those who manage content, and not for ever', async () => {
  const subgraph = await startContentWith(hiddenPost)
  const as = { token: subgraph.token }
  const attempt = (variables: object, options: object = as) =>
    subgraph.queryError(create, { ...postVariables, ...variables }, options)
  expect(await attempt({ type: 'TeamMember' })).toMatchObject({ fields: { type: expect.any(String) } })
  for (const days of [0, 31])
    expect(await attempt({ days })).toMatchObject({ fields: { days: expect.any(String) } })
  for (const itemId of ['no', crypto.randomUUID()])
    expect(await attempt({ itemId })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await subgraph.errorAsAdministrator(list, { itemId: 'x' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await attempt({}, {})).toMatchObject({ code: 'UNAUTHENTICATED' })
  const attorney = { token: subgraph.auth.createToken({}, 'attorney') }
  expect(await attempt({}, attorney)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await subgraph.queryError(list, { itemId: hiddenPost.id }, attorney)).toMatchObject({
    code: 'FORBIDDEN',
  })
})

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTestFolder, createTestStore } from '@access/service-kit/releases/testing'
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'
import { hashOperation } from './persisted-operations.ts'

const caseCount = 'query CaseCount {\n  caseCount\n}'
const postCount = 'query PostCount {\n  postCount\n}'
const getError = ({ status, json }: { status: number; json: { errors?: { extensions: object }[] } }) => ({
  status,
  ...json.errors?.[0]?.extensions,
})

const formatList = (operations: string[]) =>
  JSON.stringify(Object.fromEntries(operations.map((text) => [hashOperation(text), text])))

/** A gateway that knows the operations of the shell, and of what `release` makes live. */
async function startGuardedGateway({ shell = [], remote }: { shell?: string[]; remote?: string[] }) {
  const store = createTestStore()
  const shellOperationsFile = path.join(createTestFolder(), 'shell.json')
  writeFileSync(shellOperationsFile, formatList(shell))
  const release = (list: string) => {
    store.release({ 'persisted-operations.json': list, 'browser/page.js': '' })
  }
  if (remote) release(formatList(remote))
  const gateway = await startTestGateway({
    auth: {
      Query: {
        me: (_parent, _args, { headers }) => (headers.authorization === 'Bearer good' ? { id: 'a1' } : null),
      },
    },
    content: { Query: { caseCount: () => 45, postCount: () => 28 } },
    allowsArbitraryOperations: false,
    releases: store.settings,
    shellOperationsFile,
  })
  return { gateway, release }
}

test('anonymous clients send the operations of the releases, by their text or their id, and no other', async () => {
  const { gateway } = await startGuardedGateway({ remote: [caseCount], shell: [postCount] })
  expect((await gateway.query(caseCount)).json.data).toEqual({ caseCount: 45 })
  expect((await gateway.query(postCount)).json.data).toEqual({ postCount: 28 })
  const hash = hashOperation(caseCount)
  for (const documentId of [hash, `sha256:${hash}`])
    expect((await gateway.send('POST', '/graphql', { documentId })).json.data).toEqual({ caseCount: 45 })
  gateway.content.calls.length = 0
  for (const other of ['{ caseCount }', `${caseCount} `, caseCount.replace('CaseCount', 'Other')])
    expect(getError(await gateway.query(other))).toEqual({ status: 400, code: 'QUERY_NOT_IN_SAFELIST' })
  expect(getError(await gateway.send('POST', '/graphql', { documentId: 'f'.repeat(64) }))).toEqual({
    status: 400,
    code: 'PERSISTED_QUERY_NOT_FOUND',
  })
  const headers = { 'apollo-require-preflight': 'yes' }
  const byGet = await gateway.get(`/graphql?query=${encodeURIComponent('{ caseCount }')}`, { headers })
  expect(getError(byGet)).toEqual({ status: 400, code: 'QUERY_NOT_IN_SAFELIST' })
  expect(gateway.content.calls).toEqual([])
})

test('an unknown operation is rejected before it is parsed', async () => {
  const { gateway } = await startGuardedGateway({ shell: [caseCount] })
  for (const text of ['{ not GraphQL', '{ __schema { types { name } } }', '{ casez }'])
    expect(getError(await gateway.query(text))).toEqual({ status: 400, code: 'QUERY_NOT_IN_SAFELIST' })
})

test('a release that is made active later brings its operations, and those of open pages still work', async () => {
  const { gateway, release } = await startGuardedGateway({ remote: [caseCount] })
  expect((await gateway.query(postCount)).status).toBe(400)
  release(formatList([postCount]))
  await expect.poll(async () => (await gateway.query(postCount)).json.data).toEqual({ postCount: 28 })
  expect((await gateway.query(caseCount)).json.data).toEqual({ caseCount: 45 })
})

test('staff who are signed in send operations of their own; a token alone does not count', async () => {
  const { gateway } = await startGuardedGateway({ shell: [] })
  expect((await gateway.query('{ caseCount }', {}, { token: 'good' })).json.data).toEqual({ caseCount: 45 })
  expect(getError(await gateway.query('{ caseCount }', {}, { token: 'made.up' }))).toEqual({
    status: 400,
    code: 'QUERY_NOT_IN_SAFELIST',
  })
  const padded = `{ caseCount ${'#\n'.repeat(8_000)} }`
  expect(getError(await gateway.query(padded, {}, { token: 'good' }))).toEqual({
    status: 400,
    code: 'BAD_REQUEST',
  })
  await gateway.auth.close()
  expect(getError(await gateway.query('{ caseCount }', {}, { token: 'good' }))).toEqual({
    status: 503,
    code: 'BUSY',
  })
})

test('the specified REST calls are answered, whatever operations are known', async () => {
  const { gateway } = await startGuardedGateway({ shell: [] })
  expect((await gateway.get('/api/constitution/current')).status).toBe(404)
})

test('a list whose hashes are not those of its texts is left out', async () => {
  const { gateway, release } = await startGuardedGateway({ shell: [postCount] })
  release(JSON.stringify({ [hashOperation(caseCount)]: '{ postCount }' }))
  expect((await gateway.send('POST', '/graphql', { documentId: hashOperation(caseCount) })).status).toBe(400)
  expect((await gateway.query(postCount)).status).toBe(200)
})

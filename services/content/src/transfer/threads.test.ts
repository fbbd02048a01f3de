// The file of an import is read by a thread, so that the service answers meanwhile.
import { watchThreads } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { dripFile } from '../testing/drip-file.ts'
import { startContentWith } from '../testing/start-content.ts'
import { importFile } from '../testing/transfer-items.ts'

const header = 'name,designation,department\n'

test('while a long file is checked, others are answered', async () => {
  const subgraph = await startContentWith()
  const answered: string[] = []
  const queries: Promise<unknown>[] = []
  watchThreads(() => {
    queries.push(subgraph.query('{ teamMembers { name } }').then(() => answered.push('query')))
  })
  const file = header + 'Ada,Attorney,Legal\n'.repeat(50_000)
  const { body } = await importFile(subgraph, 'TeamMember', file, { dryRun: true })
  answered.push('dry run')
  await Promise.all(queries)
  expect(body).toMatchObject({ rows: 50_000, creates: 50_000 })
  expect(answered).toEqual(['query', 'dry run'])
})

test('a colleague whose imports drip keeps nobody from importing', async () => {
  const subgraph = await startContentWith()
  const path = '/import/TeamMember?dryRun=true'
  await Promise.all([dripFile(subgraph, path), dripFile(subgraph, path)])
  const file = `${header}Ada,Attorney,Legal\n`
  const dryRun = (token: string) => importFile(subgraph, 'TeamMember', file, { dryRun: true, token })
  await expect.poll(async () => (await dryRun(subgraph.token)).status).toBe(503)
  expect((await dryRun(subgraph.auth.createToken({ sub: crypto.randomUUID() }))).status).toBe(200)
})

test.each([true, false])(
  'a file that cannot be read to its end says so, and nothing of it is stored (%j)',
  async (dryRun) => {
    const subgraph = await startContentWith()
    watchThreads((thread) => void thread.terminate())
    const { status, body } = await importFile(subgraph, 'TeamMember', `${header}Ada,Attorney,Legal\n`, {
      dryRun,
    })
    expect({ status, detail: body.detail }).toEqual({
      status: 400,
      detail: 'This file takes too long to read. Import it in several parts.',
    })
    expect(await subgraph.read('{ teamMembers { name } }')).toEqual([])
  },
)

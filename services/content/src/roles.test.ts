/** Content is for editors, the office's settings for administrators; files and transfers ask as fields do. */
import { type Role, roles } from '@access/service-kit/roles/roles.rules'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildCase } from './cases/case.examples.ts'
import { organisationId } from './organisation/organisation.entity.ts'
import { startContentWith } from './testing/start-content.ts'

const versionsQuery = 'query ($type: String!, $id: ID!) { itemVersions(type: $type, id: $id) { __typename } }'

/** The statuses of a file transfer, by role. */
async function transferAs(content: Subgraph, path: string) {
  const statuses = await Promise.all(
    roles.map(async (role) => {
      const headers = { authorization: `Bearer ${content.auth.createToken({}, role)}` }
      return [role, (await content.fetch(path, { method: 'POST', headers })).status]
    }),
  )
  return Object.fromEntries(statuses) as Record<Role, number>
}

const forbidden = { intakeWorker: 403, attorney: 403, auditor: 403 }

test('editors export and import, and others get a 403', async () => {
  const content = await startContentWith()
  expect(await transferAs(content, '/export/Case?format=csv')).toEqual({
    administrator: 200,
    editor: 200,
    ...forbidden,
  })
  // A file is missing, which only who may send one learns.
  expect(await transferAs(content, '/import/Case?dryRun=true')).toMatchObject({ editor: 400, ...forbidden })
  expect(await transferAs(content, '/files')).toMatchObject({ editor: 400, ...forbidden })
  // An unknown type and a known one are the same to who may not ask.
  expect(await transferAs(content, '/export/Nothing?format=csv')).toMatchObject({ editor: 404, ...forbidden })
})

test("editors read the versions of items, and not those of the office's settings", async () => {
  const content = await startContentWith()
  const token = content.auth.createToken({}, 'editor')
  const ask = (type: string, id: string) => content.queryError(versionsQuery, { type, id }, { token })
  expect(await ask('Case', crypto.randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
  expect(await ask('Organisation', organisationId)).toMatchObject({ code: 'FORBIDDEN' })
})

test.each([
  ['a case', '{ items: cases { clientInfo } }', ['administrator', 'editor']],
  ['the office', '{ items: organisation { staffEmails } }', ['administrator']],
])('the hidden fields of %s are for the roles that may change it', async (_, query, expected) => {
  const content = await startContentWith(buildCase())
  const answers = await Promise.all(
    roles.map((role) => content.execute(query, {}, { token: content.auth.createToken({}, role) })),
  )
  expect(roles.filter((_, index) => !answers[index]!.errors)).toEqual(expected)
  const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? [])
  expect(new Set(codes)).toEqual(new Set(['FORBIDDEN']))
})

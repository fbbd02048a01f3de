/** Awkward texts in the inputs of auth are searched as plain text, or rejected with a message. */
import { recordAuditEvent } from '@access/service-kit'
import { awkwardTexts, findWrongResponses, normalizeForStorage } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { startAuth } from './testing/start-auth.ts'

/** Each test runs fifty-five queries in sequence, which takes long on a busy machine. */
const patience = { timeout: 120_000 }

const titleWith = (text: string) => `Harbor${awkwardTexts.indexOf(text)}x ${text} lantern`

test('administrators find awkward texts in the audit log of sign-ins', patience, async () => {
  const auth = await startAuth()
  const { token } = await auth.signIn()
  const em = auth.em()
  for (const text of awkwardTexts)
    recordAuditEvent(em, {
      actor: { id: null, name: 'Ada' },
      action: 'renamed',
      itemType: 'x',
      title: normalizeForStorage(titleWith(text)),
    })
  await em.flush()
  const query =
    'query ($filter: AuditEventFilter!) { authAuditEventPage(filter: $filter) { items { title } } }'
  type Page = { items: { title: string }[] }
  const titles = async (text: string) => {
    const authAuditEventPage = await auth.read<Page>(
      query,
      { filter: { search: titleWith(text) } },
      { token },
    )
    return authAuditEventPage.items.map(({ title }) => title).join()
  }
  expect(await findWrongResponses(titles, (text) => normalizeForStorage(titleWith(text)))).toEqual({})
})

test('an invitation token of awkward characters is invalid', patience, async () => {
  const auth = await startAuth()
  const query = 'query ($token: String!) { invitation(token: $token) { email } }'
  const invited = async (token: string) => JSON.stringify(await auth.query(query, { token }))
  expect(await findWrongResponses(invited, () => '{"invitation":null}')).toEqual({})
})

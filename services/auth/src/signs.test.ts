/** Whatever signs somebody types, it is looked for as text, or refused in words. */
import { record } from '@access/service-kit'
import { normalizeForStorage, signs, wrongAnswers } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { signIn, withAdministrator } from './testing/withAdministrator.ts'

/** Each asks fifty-five times, one after another, which takes long where everything does. */
const patience = { timeout: 120_000 }

const titleWith = (text: string) => `Harbor${signs.indexOf(text)}x ${text} lantern`

test('administrators find any sign in the audit of sign-ins', patience, async () => {
  const auth = await withAdministrator()
  const { token } = await auth.signedIn()
  const em = auth.em()
  for (const text of signs)
    record(em as never, {
      who: 'Ada',
      action: 'renamed',
      noun: 'x',
      title: normalizeForStorage(titleWith(text)),
    })
  await em.flush()
  const query =
    'query ($question: ActivityQuestion!) { authActivityPage(question: $question) { items { title } } }'
  type Page = { authActivityPage: { items: { title: string }[] } }
  const titles = async (text: string) => {
    const { authActivityPage } = await auth.ask<Page>(
      query,
      { question: { search: titleWith(text) } },
      { token },
    )
    return authActivityPage.items.map(({ title }) => title).join()
  }
  expect(await wrongAnswers(titles, (text) => normalizeForStorage(titleWith(text)))).toEqual({})
})

test('an invitation that is made of signs is none', patience, async () => {
  const auth = await withAdministrator()
  const query = 'query ($token: String!) { invitation(token: $token) { email } }'
  const invited = async (token: string) => JSON.stringify(await auth.ask(query, { token }))
  expect(await wrongAnswers(invited, () => '{"invitation":null}')).toEqual({})
})

test('an address that is made of signs lets nobody in', patience, async () => {
  const auth = await withAdministrator()
  // Each attempt takes as long as a password does, so a few must do.
  for (const text of signs.filter((text) => text.length > 8)) {
    const { code } = await auth.refusal(signIn, { email: text, password: text })
    expect(['UNAUTHENTICATED', 'BAD_USER_INPUT'], text).toContain(code)
  }
})

import { expect, test } from 'vitest'
import { createAuthenticator, enrolPasskey } from '../testing/second-factors.ts'
import { startAuth } from '../testing/start-auth.ts'
import { Passkey } from './passkeys.ts'

const start = 'mutation { options: startPasskeyEnrolment }'
const finish = `mutation ($name: String, $response: String) {
  enrolled: finishPasskeyEnrolment(name: $name, response: $response) { recoveryCodes }
}`
const remove = 'mutation ($id: ID!) { removePasskey(id: $id) { id } }'
const full = {
  code: 'BAD_USER_INPUT',
  fields: { passkey: 'You have 10 passkeys, the most there can be. Remove one first' },
}

test('an account has ten passkeys, and the eleventh once one is removed', async () => {
  const auth = await startAuth()
  const user = await auth.signIn()
  for (let count = 0; count < 10; count += 1) await enrolPasskey(auth, user, createAuthenticator())
  expect(await auth.queryError(start, {}, user)).toMatchObject(full)

  const [passkey] = await auth.em().find(Passkey, {})
  await auth.query(remove, { id: passkey!.id }, user)
  await enrolPasskey(auth, user, createAuthenticator())
  expect(await auth.em().count(Passkey)).toBe(10)
})

test('enrolments that were started together do not end in an eleventh passkey', async () => {
  const auth = await startAuth()
  const user = await auth.signIn()
  for (let count = 0; count < 9; count += 1) await enrolPasskey(auth, user, createAuthenticator())
  const responses: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { options } = await auth.query<{ options: string }>(start, {}, user)
    responses.push(createAuthenticator().create(options))
  }
  const answers = await Promise.all(
    responses.map((response) => auth.execute(finish, { name: 'Another', response }, user)),
  )
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  expect(await auth.em().count(Passkey)).toBe(10)
})

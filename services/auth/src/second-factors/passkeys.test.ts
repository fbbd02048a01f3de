import { expect, test } from 'vitest'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import { createAuthenticator, enrolPasskey } from '../testing/second-factors.ts'
import { signInMutation, startAuth } from '../testing/start-auth.ts'

const odd = [
  'x',
  '',
  '{',
  'null',
  '5',
  '"text"',
  '[]',
  '{}',
  '{"id":5}',
  '{"id":"x","response":null}',
  '{"id":"__proto__","rawId":"__proto__","type":"public-key","response":{"clientDataJSON":"x"}}',
  `{"id":"x","response":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
]

test.each(odd)('%s is no passkey that could be added', async (response) => {
  const auth = await startAuth()
  const user = await auth.signIn()
  await auth.query('mutation { startPasskeyEnrolment }', {}, user)
  const finish = `mutation ($response: String) { finishPasskeyEnrolment(name: "One", response: $response) { recoveryCodes } }`
  expect(await auth.queryError(finish, { response }, user)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { passkey: 'This passkey could not be added. Try again' },
  })
})

test('what is no response of a passkey signs nobody in', async () => {
  const auth = await startAuth()
  await enrolPasskey(auth, await auth.signIn(), createAuthenticator())
  const signIn = signInMutation
    .replace('$password: String', '$password: String, $passkey: String')
    .replace('password: $password', 'password: $password, passkey: $passkey')
  for (const passkey of odd)
    expect(
      (await auth.queryError(signIn, { ...buildCredentials(), passkey })).code,
      passkey.slice(0, 40),
    ).toBe('SECOND_FACTOR_NEEDED')
})

import { expect, test } from 'vitest'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import { createAuthenticator, enrolPasskey } from '../testing/second-factors.ts'
import { signInMutation, startAuth, startSignedIn } from '../testing/start-auth.ts'
import { Passkey } from './passkeys.ts'

const odd = [
  ...['x', '', '{', 'null', '5', '"text"', '[]', '{}', '{"id":5}', '{"id":"x","response":null}'],
  '{"id":"__proto__","rawId":"__proto__","type":"public-key","response":{"clientDataJSON":"x"}}',
  `{"id":"x","response":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
]

test('what is no response of a passkey is not added as one', async () => {
  const { auth, user } = await startSignedIn()
  await auth.query('mutation { startPasskeyEnrolment }', {}, user)
  const finish = `mutation ($response: String) { finishPasskeyEnrolment(name: "One", response: $response) { recoveryCodes } }`
  for (const response of odd)
    expect(await auth.queryError(finish, { response }, user), response.slice(0, 40)).toMatchObject({
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
  const { auth, user } = await startSignedIn()
  for (let count = 0; count < 10; count += 1) await enrolPasskey(auth, user, createAuthenticator())
  expect(await auth.queryError(start, {}, user)).toMatchObject(full)

  const [passkey] = await auth.em().find(Passkey, {})
  await auth.query(remove, { id: passkey!.id }, user)
  await enrolPasskey(auth, user, createAuthenticator())
  expect(await auth.em().count(Passkey)).toBe(10)
})

test('enrolments that were started together do not end in an eleventh passkey', async () => {
  const { auth, user } = await startSignedIn()
  for (let count = 0; count < 9; count += 1) await enrolPasskey(auth, user, createAuthenticator())
  const responses: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const options = await auth.read<string>(start, {}, user)
    responses.push(createAuthenticator().create(options))
  }
  const answers = await Promise.all(
    responses.map((response) => auth.execute(finish, { name: 'Another', response }, user)),
  )
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  expect(await auth.em().count(Passkey)).toBe(10)
})

import { startSignedService } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { startAuth } from '../testing/start-auth.ts'

const startTotp = 'mutation { started: startTotpEnrolment { uri } }'
const startPasskey = 'mutation { options: startPasskeyEnrolment }'

/** A content service with an organisation, which answers until it leaves. */
async function startContent(name: string) {
  let isDown = false
  const url = await startSignedService(() => (isDown ? 503 : { name }))
  return {
    url,
    leave: () => {
      isDown = true
    },
  }
}

/** What an authenticator app and a passkey's dialog would show. */
async function readNames(auth: Awaited<ReturnType<typeof startAuth>>) {
  const user = await auth.signIn()
  const started = await auth.read<{ uri: string }>(startTotp, {}, user)
  const options = await auth.read<string>(startPasskey, {}, user)
  const uri = new URL(started.uri)
  return [
    uri.searchParams.get('issuer'),
    decodeURIComponent(uri.pathname).split(':')[0]?.replace('/', ''),
    JSON.parse(options).rp.name,
  ]
}

test.each([
  ['Łódź & Đà Nẵng Folk’s Advice', 'Łódź & Đà Nẵng Folk’s Advice'],
  ['Advice: free', 'Advice  free'],
])('second factors are for %s', async (name, issuer) => {
  const content = await startContent(name)
  const auth = await startAuth({ CONTENT_URL: content.url })
  expect(await readNames(auth)).toEqual([issuer, issuer, name])
})

test('while content is away it is the name that was last heard, or one that is true of any', async () => {
  const content = await startContent('Folk’s Advice')
  const auth = await startAuth({ CONTENT_URL: content.url, LOG_LEVEL: 'silent' })
  await readNames(auth)
  content.leave()
  expect(await readNames(auth)).toEqual(['Folk’s Advice', 'Folk’s Advice', 'Folk’s Advice'])
  const another = await startAuth({ CONTENT_URL: content.url, LOG_LEVEL: 'silent' })
  expect((await readNames(another))[2]).toBe('Legal aid office')
})

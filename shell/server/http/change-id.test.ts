import { expect, test } from 'vitest'
import { startSite } from '../testing/site.ts'

/** A site whose gateway says that something was changed; `headers` are what it was asked with. */
async function startChangingSite(settings = {}) {
  const headers: NodeJS.Dict<string | string[]>[] = []
  const site = await startSite({
    settings,
    gateway(request, response) {
      headers.push(request.headers)
      response.writeHead(200, {
        'x-same-for-all': '1',
        'set-cookie': 'known_device=a',
        ...(request.method === 'POST' && { 'x-change-id': '712' }),
      })
      response.end('{}')
    },
  })
  return { site, headers }
}

test('whoever changes something takes the number along for a minute', async () => {
  const { site } = await startChangingSite()
  const changed = await site.get('/api/admin/cases', { method: 'POST' })
  expect(changed.headers.getSetCookie()).toEqual([
    'known_device=a',
    'change_id=712; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  ])
  expect(changed.headers.get('x-change-id')).toBe('712')
  expect((await site.get('/api/cases')).headers.getSetCookie()).toEqual(['known_device=a'])
})

test('by https no other host of the domain can set it', async () => {
  const { site } = await startChangingSite({ publicUrl: 'https://help.example.org' })
  const changed = await site.get('/graphql', { method: 'POST' })
  expect(changed.headers.getSetCookie()[1]).toBe(
    '__Host-change_id=712; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  )
})

test('the gateway learns the number that the client knows, and nobody learns what we cache', async () => {
  const { site, headers } = await startChangingSite()
  const response = await site.get('/api/cases', { headers: { cookie: 'change_id=712' } })
  await site.get('/api/cases', { headers: { 'x-change-id': 'forged', 'x-same-for-all': '1' } })
  expect(headers.map((sent) => [sent['x-change-id'], sent['x-same-for-all']])).toEqual([
    ['712', undefined],
    ['0', undefined],
  ])
  expect(response.headers.get('x-same-for-all')).toBeNull()
})

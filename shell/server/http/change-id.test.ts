import { expect, test } from 'vitest'
import { startSite } from '../testing/site.ts'

/** A site whose gateway says that something was changed. */
async function startChangingSite(settings = {}) {
  const site = await startSite({
    settings,
    gateway(request, response) {
      response.writeHead(200, {
        'set-cookie': 'known_device=a',
        ...(request.method === 'POST' && { 'x-change-id': '712' }),
      })
      response.end('{}')
    },
  })
  return site
}

test('whoever changes something takes the number along for a minute', async () => {
  const site = await startChangingSite()
  const changed = await site.get('/api/admin/cases', { method: 'POST' })
  expect(changed.headers.getSetCookie()).toEqual([
    'known_device=a',
    'change_id=712; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  ])
  expect(changed.headers.get('x-change-id')).toBe('712')
  expect((await site.get('/api/cases')).headers.getSetCookie()).toEqual(['known_device=a'])
})

test('by https no other host of the domain can set it', async () => {
  const site = await startChangingSite({ publicUrl: 'https://help.example.org' })
  const changed = await site.get('/graphql', { method: 'POST' })
  expect(changed.headers.getSetCookie()[1]).toBe(
    '__Host-change_id=712; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  )
})

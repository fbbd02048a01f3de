import { expect, test } from 'vitest'
import { Administrator } from '../administrators/administrator.entity.ts'
import { startAuth } from '../testing/start-auth.ts'

test('another service gets the name, the role and the address of an administrator, and nothing of a disabled one', async () => {
  const auth = await startAuth()
  const { user } = await auth.signIn()
  const named = async (id: string) => auth.fetch(`/administrators/${id}`)
  expect(await (await named(user.id)).json()).toEqual({
    name: 'Administrator',
    role: 'administrator',
    email: user.email,
  })
  for (const id of [crypto.randomUUID(), 'not-an-id']) expect((await named(id)).status).toBe(404)
  await auth.em().nativeUpdate(Administrator, { id: user.id }, { disabledAt: new Date() })
  expect((await named(user.id)).status).toBe(404)
  expect((await fetch(`${auth.url}/administrators/${user.id}`)).status).toBe(401)
})

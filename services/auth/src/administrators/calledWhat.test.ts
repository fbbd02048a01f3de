import { expect, test } from 'vitest'
import { withAdministrator } from '../testing/withAdministrator.ts'
import { Administrator } from './administrator.ts'

test('another service is told what an administrator is called, and nothing of one who may not sign in', async () => {
  const auth = await withAdministrator()
  const { user } = await auth.signedIn()
  const named = async (id: string) => auth.fetch(`/administrators/${id}`)
  expect(await (await named(user.id)).json()).toEqual({ name: 'Administrator' })
  for (const id of [crypto.randomUUID(), 'not-an-id']) expect((await named(id)).status).toBe(404)
  await auth.em().nativeUpdate(Administrator, { id: user.id }, { disabledAt: new Date() })
  expect((await named(user.id)).status).toBe(404)
  expect((await fetch(`${auth.url}/administrators/${user.id}`)).status).toBe(401)
})

/**
 * The responses of the API are as its description says, on the product that others test on: so whoever changes the
 * website may not, and `infra/fuzz/openapi.long.ts` asks what is answered to those who may.
 */
import { expect, inject, test } from 'vitest'
import { fuzz } from '../../../infra/fuzz/fuzz.ts'
import { fetchOpenApi, seed } from '../../../infra/fuzz/openapi.ts'
import { createTarget } from '../../../infra/fuzz/target.ts'
import { createAccountInRole } from '../accounts.ts'

test('every response has a status and a body that the description declares, whatever is sent', async () => {
  const { url, adminPassword } = inject('product')
  const openApi = await fetchOpenApi(url)
  const [administrator, auditor] = [
    await createAccountInRole('administrator', 'Fay Fuzz'),
    await createAccountInRole('auditor', 'Otto Fuzz'),
  ]
  const target = await createTarget({ url, adminEmail: administrator.email, adminPassword }, openApi)
  const harmless = await createToken(url, auditor.email, adminPassword)
  const changesContent = /^\/api\/admin\/(?!documents|registrations).*(?<!\/export)$/
  const { requests, failures } = await fuzz(
    openApi,
    {
      ...target,
      getToken: async (caller, operation) =>
        caller === 'administrator' && operation.method !== 'GET' && changesContent.test(operation.path)
          ? harmless
          : target.getToken(caller, operation),
    },
    { runs: 6, seed },
  )
  expect(failures.join('\n\n'), `with the seed ${seed}`).toBe('')
  expect(requests).toBeGreaterThanOrEqual(400)
})

async function createToken(url: string, email: string, password: string) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await response.json()) as { token: string }).token
}

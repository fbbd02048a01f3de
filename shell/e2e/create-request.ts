import { randomUUID } from 'node:crypto'
import { buildLegalAidRequest } from '@access/requests/intake/legal-aid-requests/legal-aid-request.examples'
import { expect, inject } from 'vitest'

/** The response to a created request, as far as a journey needs it. */
interface CreatedRequest {
  id: string
  reference: string
  passphrase: string
}

/** Creates a request as the form does, with the fields that matter; another one each time, also for a second try. */
export async function createRequest(
  fields: Parameters<typeof buildLegalAidRequest>[0],
): Promise<CreatedRequest> {
  const response = await fetch(new URL('/api/legal-aid-requests', inject('product').url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(buildLegalAidRequest(fields)),
  })
  expect(response.status).toBe(201)
  return (await response.json()) as CreatedRequest
}

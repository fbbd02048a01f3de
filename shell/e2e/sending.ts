import { aLegalAidRequest } from '@access/requests/legal-aid-requests/legal-aid-request.examples'
import { expect, inject } from 'vitest'

/** What one is told who has sent a request, as far as a journey needs it. */
interface Sent {
  id: string
  reference: string
  words: string
}

/** Sends a request as the form does, with what matters told. */
export async function sent(told: Parameters<typeof aLegalAidRequest>[0]): Promise<Sent> {
  const answer = await fetch(new URL('/api/legal-aid-requests', inject('product').url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aLegalAidRequest(told)),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as Sent
}

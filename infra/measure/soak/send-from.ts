/** Requests of clients, each from an address of its own. */

import { setTimeout as wait } from 'node:timers/promises'
import { type Agent, request } from 'undici'
import type { Product } from '../../run/product.ts'

export interface Clients {
  product: Product
  connections: Agent
  /** How often the product was too busy for what they sent, and they sent it again. */
  busyCount: number
}

export interface Sent {
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface Answer {
  status: number
  text: string
  isJson: boolean
}

/** What the client of this number is answered. */
async function sendFrom(
  { product, connections }: Clients,
  number: number,
  path: string,
  { headers, body }: Sent = {},
): Promise<Answer> {
  const response = await request(product.url + path, {
    dispatcher: connections,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, 'x-forwarded-for': getAddress(number) },
    ...(body !== undefined && { body }),
  })
  return {
    status: response.statusCode,
    text: await response.body.text(),
    isJson: `${response.headers['content-type']}`.includes('json'),
  }
}

/**
 * What the client of this number is answered. What the product is too busy for is sent again as it was: a submission may
 * be stored all the same, and its second try is answered with its reference.
 */
export async function sendUntilServed(
  clients: Clients,
  number: number,
  path: string,
  sent: Sent = {},
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendFrom(clients, number, path, sent)
    const isBusy = answer.status === 503 || (path === '/graphql' && answer.text.includes('"code":"BUSY"'))
    if (!isBusy) return answer
    clients.busyCount += 1
    if (attempt === maxAttempts) return { ...answer, status: 503 }
    await wait(busyPause)
  }
}

const maxAttempts = 60
/** In milliseconds. */
const busyPause = 1_000

/** Another one for each number, until there are 16 million. */
const getAddress = (number: number): string =>
  `10.${[16, 8, 0].map((bits) => (number >> bits) & 255).join('.')}`

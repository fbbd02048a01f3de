/** Requests of clients, each from an address of its own. */

import { type Agent, request } from 'undici'
import type { Product } from '../../run/product.ts'

export interface Clients {
  product: Product
  connections: Agent
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
export async function sendFrom(
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

/** Another one for each number, until there are 16 million. */
const getAddress = (number: number): string =>
  `10.${[16, 8, 0].map((bits) => (number >> bits) & 255).join('.')}`

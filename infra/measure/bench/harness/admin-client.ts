/** Calls of a signed-in administrator. */

import { setTimeout as wait } from 'node:timers/promises'
import type { MeasuredProduct } from './bench-context.ts'

/** A product that has just started on a busy machine may ask for patience. */
const maxAttempts = 5

export interface AdminClient {
  /** For `Authorization`. */
  authorization: string
  /** The data of a GraphQL operation; fails with what was answered instead. */
  query<Data>(query: string, variables?: object): Promise<Data>
}

/** Signs in as the administrator that the product was started with. */
export async function signIn({ url, product }: MeasuredProduct): Promise<AdminClient> {
  const { token } = await post<{ token: string }>(`${url}/api/auth/login`, {
    email: product.adminEmail,
    password: product.adminPassword,
  })
  const authorization = `Bearer ${token}`
  return {
    authorization,
    query: async <Data>(query: string, variables = {}) =>
      queryGraph<Data>(url, query, variables, authorization),
  }
}

/** The data of a GraphQL operation, signed in or not. */
export async function queryGraph<Data>(
  url: string,
  query: string,
  variables: object = {},
  authorization?: string,
): Promise<Data> {
  const { data, errors } = await post<{ data: Data; errors?: unknown }>(
    `${url}/graphql`,
    { query, variables },
    authorization,
  )
  if (errors) throw new Error(`GraphQL answered with errors: ${JSON.stringify(errors).slice(0, 500)}`)
  return data
}

async function post<Answer>(url: string, body: object, authorization?: string): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (response.ok) return JSON.parse(text) as Answer
    const retryAfter = Number(response.headers.get('retry-after'))
    if (response.status !== 503 || attempt === maxAttempts)
      throw new Error(`${url} answered with ${response.status}: ${text.slice(0, 500)}`)
    await wait(Math.max(1, retryAfter) * 1_000)
  }
}

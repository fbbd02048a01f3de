/** How soon a change through one host is on the pages of both. */

import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '../run/product.ts'

const timeout = 30_000
/** In milliseconds; each look costs both hosts something. */
const interval = 5

/** Milliseconds from the answer to a change until a page of every host has it, for each of so many changes. */
export async function measureChanges(hosts: Product[], times: number): Promise<number[]> {
  const [one] = hosts
  const login = await post(`${one!.url}/api/auth/login`, {
    email: one!.adminEmail,
    password: one!.adminPassword,
  })
  const durations: number[] = []
  for (let index = 0; index < times; index += 1) {
    const name = `Colleague ${index}`
    // Stored by both before it changes.
    for (const { url } of hosts) await fetch(`${url}/team`).then((response) => response.text())
    await post(
      `${hosts[index % hosts.length]!.url}/api/admin/team`,
      { name, designation: 'Attorney', department: 'Legal', isActive: true },
      String(login.token),
    )
    const answeredAt = performance.now()
    await Promise.all(hosts.map(({ url }) => waitUntilShown(`${url}/team`, name)))
    durations.push(performance.now() - answeredAt)
  }
  return durations
}

async function waitUntilShown(url: string, text: string): Promise<void> {
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await wait(interval)) {
    const response = await fetch(url)
    if ((await response.text()).includes(text)) return
  }
  throw new Error(`${url} did not show a change within ${timeout / 1_000} s`)
}

async function post(url: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered with ${response.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

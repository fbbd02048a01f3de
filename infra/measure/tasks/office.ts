/** What is there before a task begins: accounts, requests, and somebody who is signed in. None of it is counted. */

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { LegalAidRequestAnswers } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import type { Role } from '@access/service-kit/roles/roles.rules'
import type { Browser } from 'playwright'
import { watchRequests } from '../../run/network-idle.ts'
import type { Product } from '../../run/product.ts'
import { queryServiceRows } from '../../run/query-service-rows.ts'
import { queryGraph } from '../bench/harness/admin-client.ts'
import { createPerson, type Device, type Person } from './practised-person.ts'

export interface Account {
  id: string
  name: string
  email: string
  password: string
}

export interface CreatedRequest {
  id: string
  reference: string
  name: string
}

export interface Office {
  product: Product
  /** An account that has accepted its invitation; the one there is already, where it has one of that email. */
  createAccount(role: Role, name: string, email?: string): Promise<Account>
  /** Sent as the form sends it. */
  createRequest(name: string, urgency?: LegalAidRequestAnswers['urgency']): Promise<CreatedRequest>
  /** Requests of which the first answer has been due for so many days, the latest of them by some hours. */
  createOverdueRequests(names: readonly string[], days: number): Promise<CreatedRequest[]>
  assign(request: CreatedRequest, account: Account): Promise<void>
  findTeamMember(name: string): Promise<{ email: string }>
  /** Until the account has the request, as the database has it. */
  waitForAssignee(request: CreatedRequest, account: Account): Promise<void>
  /** A browser of their own, at a page of the portal; without one at the sign-in. */
  enter(account: Account, device: Device, path?: string): Promise<Person>
  leave(): Promise<void>
}

/** What each request says, but for who asks and how urgently; by these answers they are likely eligible. */
const answers: Omit<LegalAidRequestAnswers, 'name' | 'email' | 'urgency'> = {
  phone: '+1 555 555 0177',
  category: 'Housing Rights',
  description: 'The heating has been off since Monday and the landlord does not answer.',
  documents: [],
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  status: 'new',
}

const day = 86_400_000
/** In milliseconds: jobs are looked for each minute. */
const maxWaitForJobs = 150_000
// Without an icon of its own the browser would ask for one.
const emptyPage = '<link rel="icon" href="data:,">'

/** @param note is told of each hesitation */
export async function openOffice(
  browser: Browser,
  product: Product,
  note: (text: string) => void,
): Promise<Office> {
  const { url, adminEmail, adminPassword, dataDir } = product
  const authorization = `Bearer ${await signIn(url, adminEmail, adminPassword)}`
  const ask = <Data>(query: string, variables: object) =>
    queryGraph<Data>(url, query, variables, authorization)
  const people: Person[] = []
  const accounts = new Map<string, Account>()

  async function createRequest(
    name: string,
    urgency: LegalAidRequestAnswers['urgency'] = 'High',
  ): Promise<CreatedRequest> {
    const response = await fetch(new URL('/api/legal-aid-requests', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...answers, name, urgency, email: `${randomUUID()}@example.org` }),
    })
    if (response.status !== 201) throw new Error(`No request was created: ${await response.text()}`)
    return { ...((await response.json()) as Omit<CreatedRequest, 'name'>), name }
  }

  return {
    product,
    createRequest,
    async createAccount(role, name, email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`) {
      const known = accounts.get(email)
      if (known) return known
      const password = 'four words nobody knows'
      const { invitation } = await ask<{ invitation: { token: string } }>(
        'mutation ($email: String, $name: String, $role: String) { invitation: inviteAdministrator(email: $email, name: $name, role: $role) { token } }',
        { email, name, role },
      )
      const { account } = await ask<{ account: { id: string } }>(
        'mutation ($token: String!, $password: String) { account: acceptInvitation(token: $token, password: $password) { id } }',
        { token: invitation.token, password },
      )
      accounts.set(email, { id: account.id, name, email, password })
      return accounts.get(email)!
    },
    async createOverdueRequests(names, days) {
      const requests: CreatedRequest[] = []
      for (const [index, name] of names.entries()) {
        const request = await createRequest(name)
        const dueAt = new Date(Date.now() - days * day + index * 3_600_000)
        await queryServiceRows(
          dataDir,
          'requests',
          'update legal_aid_request set review_due_at = $2 where id = $1',
          [request.id, dueAt],
        )
        requests.push(request)
      }
      return requests
    },
    async assign({ id }, { id: assigneeId }) {
      const mutation =
        'mutation ($id: ID!, $assigneeId: ID) { assignRequest(id: $id, assigneeId: $assigneeId) { id } }'
      await ask(mutation, { id, assigneeId })
    },
    async findTeamMember(name) {
      const [member] = await queryServiceRows(
        dataDir,
        'content',
        'select email from team_member where name = $1',
        [name],
      )
      return { email: String(member?.email) }
    },
    async waitForAssignee({ id }, account) {
      const sql = 'select 1 from legal_aid_request where id = $1 and assignee_id = $2'
      for (
        const startedAt = performance.now();
        performance.now() - startedAt < maxWaitForJobs;
        await wait(500)
      )
        if ((await queryServiceRows(dataDir, 'requests', sql, [id, account.id])).length > 0) return
      throw new Error(`${account.name} was not given the request`)
    },
    async enter(account, device, path) {
      const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      const { waitForIdle } = watchRequests(page)
      await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }))
      await page.goto('/empty')
      // They have seen the tour.
      await page.evaluate((id) => localStorage.setItem(`portal tour ${id}`, 'given'), account.id)
      if (path) {
        // From the page's own context: the session has the name of its browser.
        const token = await signIn(url, account.email, account.password)
        await page.evaluate((stored) => localStorage.setItem('auth_token', stored), token)
      }
      await page.goto(path ?? '/admin/login')
      await page.locator('h1, form').first().waitFor()
      await waitForIdle()
      const person = createPerson(page, waitForIdle, device, (kind, control) => note(`  ${kind}: ${control}`))
      people.push(person)
      return person
    },
    async leave() {
      await Promise.all(people.splice(0).map(({ page }) => page.context().close()))
    },
  }
}

async function signIn(url: string, email: string, password: string): Promise<string> {
  const response = await fetch(new URL('/api/auth/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await response.json()) as { token: string }).token
}

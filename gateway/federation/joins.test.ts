/** Queries that join services: what one refers to, another has. */
import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { Administrator } from '../../services/auth/src/administrators/administrator.entity.ts'
import { buildOffer } from '../../services/requests/src/casework/matching/referral-offer.entity.ts'
import { DecryptedRequest } from '../../services/requests/src/intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../services/requests/src/intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../../services/requests/src/platform/encryption/encrypted-item.entity.ts'
import { getDefaultOfficeSettings } from '../../services/requests/src/platform/office/office-settings.ts'
import { buildRegistration } from '../../services/requests/src/registrations/registration.examples.ts'
import { submitClearedRequest } from '../../services/requests/src/testing/conflict-checks.ts'
import { startGraph } from './testing/start-graph.ts'

type Graph = Awaited<ReturnType<typeof startGraph>>

/** The data of a response; fails the test when there are errors. */
async function query<Data>(graph: Graph, text: string, variables: object = {}, token?: string) {
  const { data, errors } = await graph.execute<Data>(text, variables, { token })
  expect(errors).toBeUndefined()
  return data!
}

/** The only field of it. */
const read = async <Field>(...call: Parameters<typeof query>) =>
  Object.values(await query<Record<string, Field>>(...call))[0]!

/** Registers for an event of the demo data. */
async function registerForEvent(graph: Graph) {
  const upcomingEvents = await read<{ id: string; title: string; registrationRequired: boolean }[]>(
    graph,
    '{ upcomingEvents { id title registrationRequired } }',
  )
  const { id, title } = upcomingEvents.find(({ registrationRequired }) => registrationRequired)!
  await query(
    graph,
    'mutation ($input: RegistrationInput!) { registerForEvent(input: $input) { reference } }',
    { input: buildRegistration({ event: id, seats: 1 }) },
  )
  return { id, title }
}

const registrationsQuery =
  'mutation ($event: ID!) { registrations: listRegistrations(event: $event) { name event { id title } } }'

test('a registration and its event are one operation, which lacks the event while its service is down', async () => {
  const graph = await startGraph()
  const event = await registerForEvent(graph)
  const { token } = await graph.auth.signIn()
  expect(await query(graph, registrationsQuery, { event: event.id }, token)).toEqual({
    registrations: [{ name: 'Ines Okafor', event }],
  })
  await graph.content.close()
  const { data, errors } = await graph.execute(registrationsQuery, { event: event.id }, { token })
  expect(data).toEqual({ registrations: [{ name: 'Ines Okafor', event: null }] })
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BUSY'])
})

test('a referral offer and its attorney are one operation, and who no longer works here is null', async () => {
  const graph = await startGraph()
  const { token } = await graph.auth.signIn()
  const teamMembers = await read<{ id: string; name: string }[]>(graph, '{ teamMembers { id name } }')
  const { id: requestId } = await submitClearedRequest(graph.requests)
  const em = graph.requests.em()
  const request = await em.findOneOrFail(LegalAidRequest, { id: requestId })
  const decryptedRequest = new DecryptedRequest(getEncryptionKeys(graph.requests), request)
  const office = getDefaultOfficeSettings({ timeZone: 'America/New_York', env: {} })
  for (const { id, name } of [teamMembers[0]!, { id: crypto.randomUUID(), name: 'Tomasz Wieliczko' }]) {
    const attorney = { id, name, email: null, designation: '', expertise: [], languages: [], capacity: null }
    const { offer } = buildOffer(decryptedRequest, office, {
      attorney,
      offeredBy: 'Ada',
      summary: 'Eviction.',
    })
    em.persist(offer)
  }
  await em.flush()
  const matching = await read<{ offers: object[] }>(
    graph,
    'mutation ($id: ID!) { matching: openMatching(id: $id) { offers { attorney teamMember { id name } } } }',
    { id: requestId },
    token,
  )
  expect(matching.offers).toHaveLength(2)
  expect(matching.offers).toContainEqual({ attorney: teamMembers[0]!.name, teamMember: teamMembers[0] })
  expect(matching.offers).toContainEqual({ attorney: 'Tomasz Wieliczko', teamMember: null })
})

test('a request and its assignee are one query', async () => {
  const graph = await startGraph()
  const { token, user } = await graph.auth.signIn()
  const { id } = await submitClearedRequest(graph.requests)
  await submitClearedRequest(graph.requests, { email: 'second@example.org' })
  await query(
    graph,
    'mutation ($id: ID!, $me: ID!) { assignRequest(id: $id, assigneeId: $me) { id } }',
    { id, me: user.id },
    token,
  )
  const requestQueue = await read<{ items: object[] }>(
    graph,
    '{ requestQueue(page: {}) { items { assignee { id name email } } } }',
    {},
    token,
  )
  expect(requestQueue.items).toHaveLength(2)
  expect(requestQueue.items).toEqual(expect.arrayContaining([{ assignee: user }, { assignee: null }]))
})

const auditFields = 'actor actorId administrator { id name email }'
const exports = ['exportAuthAuditEvents', 'exportContentAuditEvents', 'exportRequestAuditEvents']
const auditQuery = `{
  auth: authAuditEvents(first: 1) { ${auditFields} }
  content: contentAuditEvents(first: 1) { ${auditFields} }
  requests: requestAuditEvents(first: 1) { ${auditFields} }
}`

test('the events of every audit log know the administrator who acted, under the name of the day', async () => {
  const graph = await startGraph()
  const { token, user } = await graph.auth.signIn()
  for (const name of exports) await query(graph, `mutation { ${name}(filter: {}) { isComplete } }`, {}, token)
  await query(
    graph,
    'mutation ($id: ID!, $name: String) { renameAdministrator(id: $id, name: $name) { name } }',
    { id: user.id, name: 'Ada Renamed' },
    token,
  )
  const event = {
    actor: 'Administrator',
    actorId: user.id,
    administrator: { id: user.id, name: 'Ada Renamed', email: user.email },
  }
  expect(await query(graph, auditQuery, {}, token)).toEqual({
    auth: [event],
    content: [event],
    requests: [event],
  })
})

test('an actor who is gone, or was never an administrator, keeps the name of the day', async () => {
  const graph = await startGraph()
  const { token } = await graph.auth.signIn()
  const actors = [
    { actor: 'Grace', actorId: crypto.randomUUID() },
    { actor: 'Website', actorId: null },
  ]
  for (const service of [graph.auth, graph.content, graph.requests]) {
    const em = service.em()
    for (const [index, actor] of actors.entries())
      em.persist(
        Object.assign(new AuditEvent(), {
          ...actor,
          ...{ action: 'opened', itemType: 'test', itemId: null, title: null, changedFields: null },
          occurredAt: new Date(Date.UTC(2099, 0, 2 - index)),
        }),
      )
    await em.flush()
  }
  const events = actors.map((actor) => ({ ...actor, administrator: null }))
  expect(await query(graph, auditQuery.replaceAll('first: 1', 'first: 2'), {}, token)).toEqual({
    auth: events,
    content: events,
    requests: events,
  })
  expect(await graph.auth.em().count(Administrator)).toBe(1)
})

test('a judgment and what is related to it are one query, also for visitors and for all judgments', async () => {
  const graph = await startGraph()
  const fields = 'id relatedServices { title } relatedPosts { title } relatedEvents { title }'
  const judgments = await read<{ id: string; relatedServices: object[]; relatedPosts: object[] }[]>(
    graph,
    `{ judgments { ${fields} } }`,
  )
  for (const { id, ...related } of judgments)
    expect(await read(graph, `query ($id: ID!) { judgment(id: $id) { ${fields} } }`, { id })).toEqual({
      id,
      ...related,
    })
  expect(judgments.some(({ relatedServices }) => relatedServices.length > 0)).toBe(true)
  expect(judgments.some(({ relatedPosts }) => relatedPosts.length > 0)).toBe(true)
})

test('one query has all of the dashboard, and all but the part of a service that is down', async () => {
  const graph = await startGraph()
  const { token } = await graph.auth.signIn()
  const dashboard = `{
    caseCount postCount teamMemberCount legalAidRequestCount pendingCounts { newMessages failedEmails }
    contentAuditEvents { actor } requestAuditEvents { actor } authAuditEvents { actor }
  }`
  const whole = await query<Record<string, unknown>>(graph, dashboard, {}, token)
  expect(whole).toMatchObject({ legalAidRequestCount: 0, pendingCounts: { newMessages: 0 } })

  await graph.requests.close()
  const { data, errors } = await graph.execute(dashboard, {}, { token })
  expect(data).toEqual({
    ...whole,
    legalAidRequestCount: null,
    pendingCounts: null,
    requestAuditEvents: null,
  })
  expect(errors?.every(({ extensions }) => extensions.code === 'BUSY')).toBe(true)
})

import { expect, test } from 'vitest'
import type { Resolvers } from '../testing/fake-service.ts'
import { startTestGateway } from '../testing/test-gateway.ts'

const name = 'Łódź & Đà Nẵng Folk’s <Advice>'
const fishing = { name: 'Fishing rights', icon: 'civil-rights', judgmentCategory: null }

/** A gateway of an organisation that helps with one kind of problem, which it can change. */
async function startOrganisation() {
  const organisation = { name, practiceAreas: [fishing] }
  let calls = 0
  const requests: Resolvers = {
    Mutation: { sendLegalAidRequest: () => ({ id: '1', reference: 'LA-1', status: 'new' }) },
  }
  const gateway = await startTestGateway({
    requests,
    organisation: () => {
      calls += 1
      return organisation
    },
  })
  return { gateway, organisation, countCalls: () => calls }
}

const request = {
  ...{ name: 'Ana', email: 'ana@example.org', phone: '(555) 555-0100', description: 'My boat.' },
  ...{ urgency: 'Low', eligibilityData: { income: 'Under $15,000', householdSize: '1' } },
}

test('the API is described in the name of the organisation, with what it offers', async () => {
  const { gateway } = await startOrganisation()
  const { json } = await gateway.get('/api/openapi.json')
  expect(json.info).toMatchObject({ title: name, contact: { name } })
  expect(json.components.schemas.LegalAidRequestInput.properties.category.enum).toEqual(['Fishing rights'])
  expect((await gateway.get('/api/docs')).text).not.toMatch(/Access to Justice|Legal aid office/)
})

test('a request is about what the organisation offers', async () => {
  const { gateway } = await startOrganisation()
  const send = (category: string) => gateway.send('POST', '/api/legal-aid-requests', { ...request, category })
  expect((await send('Housing Rights')).json.errors).toEqual({
    category: 'Choose what kind of problem it is',
  })
  expect((await send('Fishing rights')).json).not.toHaveProperty('errors')
})

test('content is asked once, and again when it announces a change', async () => {
  const { gateway, organisation, countCalls } = await startOrganisation()
  await gateway.waitForChangeStream()
  for (const _ of [1, 2, 3]) await gateway.get('/api/openapi.json')
  expect(countCalls()).toBe(1)
  organisation.name = 'Folk’s Advice'
  gateway.content.notifyChanges('Organisation')
  await expect
    .poll(async () => (await gateway.get('/api/openapi.json')).json.info.title)
    .toBe('Folk’s Advice')
  expect(countCalls()).toBe(2)
})

test('while content says nothing the description names nobody', async () => {
  const { json } = await (await startTestGateway()).get('/api/openapi.json')
  expect(json.info.title).toBe('Legal aid office')
  expect(json.components.schemas.LegalAidRequestInput.properties.category.enum).toContain('Housing Rights')
})

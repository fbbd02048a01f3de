import { expect, test } from 'vitest'
import type { Resolvers } from '../testing/fake-service.ts'
import { startTestGateway } from '../testing/test-gateway.ts'

const name = 'Łódź & Đà Nẵng Folk’s <Advice>'
const fishing = { name: 'Fishing rights', icon: 'civil-rights', judgmentCategory: null }

/** A gateway of an organisation that helps with one kind of problem, which it can change. */
async function startOrganisation() {
  const organisation = { name, practiceAreas: [fishing] }
  const requests: Resolvers = {
    Mutation: { sendLegalAidRequest: () => ({ id: '1', reference: 'LA-1', status: 'new' }) },
  }
  const gateway = await startTestGateway({
    requests,
    organisation: () => organisation,
  })
  return { gateway, organisation }
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

test('the description may be kept until the next change notice, and says of a change at once', async () => {
  const { gateway, organisation } = await startOrganisation()
  const { headers } = await gateway.get('/api/openapi.json')
  expect(headers.get('cache-control')).toBe('max-age=900, public')
  organisation.name = 'Folk’s Advice'
  expect((await gateway.get('/api/openapi.json')).json.info.title).toBe('Folk’s Advice')
})

test('while content says nothing the description names nobody', async () => {
  const { json, headers } = await (await startTestGateway()).get('/api/openapi.json')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(json.info.title).toBe('Legal aid office')
  expect(json.components.schemas.LegalAidRequestInput.properties.category.enum).toContain('Housing Rights')
})

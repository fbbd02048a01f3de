import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { startWithRequest } from '../../testing/applicant.ts'
import { listEvents, startRequestsService } from '../../testing/requests-service.ts'
import { MessageTemplate } from '../letters/templates.entity.ts'
import defaults from './default-templates.json' with { type: 'json' }
import { messageTemplate } from './message-template.rules.ts'

type Template = { id: string; version: number; name: string; text: string }

const listQuery = '{ messageTemplates { id version name text } }'
const forRequestQuery = 'query ($id: ID!) { templates: messageTemplatesForRequest(id: $id) { id name text } }'
const createMutation = `mutation ($input: MessageTemplateInput!) {
  template: createMessageTemplate(input: $input) { id version name text } }`
const updateMutation = `mutation ($id: ID!, $input: MessageTemplateInput!, $version: Int) {
  template: updateMessageTemplate(id: $id, input: $input, version: $version) { id version name text } }`
const deleteMutation = 'mutation ($id: ID!) { template: deleteMessageTemplate(id: $id) { id } }'

const input = { name: 'Ask for the lease', text: 'Please send us your lease, {{reference}}.' }
const list = (inbox: Subgraph) => inbox.readAsAdministrator<Template[]>(listQuery)
const perform = (inbox: Subgraph, mutation: string, variables: object) =>
  inbox.readAsAdministrator<Template>(mutation, variables)
const fail = (inbox: Subgraph, mutation: string, variables: object) =>
  inbox.errorAsAdministrator(mutation, variables)

test('there are five to begin with, and all of them keep the rules', async () => {
  const inbox = await startRequestsService()
  expect((await list(inbox)).map(({ name }) => name)).toEqual(defaults.map(({ name }) => name).toSorted())
  expect(defaults).toHaveLength(5)
  for (const template of defaults) expect(messageTemplate.safeParse(template).success).toBe(true)
})

test('a template is made, changed and deleted, and each is recorded', async () => {
  const inbox = await startRequestsService()
  const { id, version } = await perform(inbox, createMutation, { input })
  const changed = { ...input, text: 'Please send us your lease.' }
  expect(await perform(inbox, updateMutation, { id, input: changed, version })).toEqual({
    id,
    version: version + 1,
    ...changed,
  })
  await perform(inbox, deleteMutation, { id })
  expect((await list(inbox)).map(({ id }) => id)).not.toContain(id)
  expect(await listEvents(inbox, { itemType: 'message template' })).toMatchObject(
    ['created', 'updated', 'deleted'].map((action) => ({
      actor: 'Ruth Abernathy',
      action,
      title: input.name,
    })),
  )
})

test('where a message is written, the placeholders are filled for that request', async () => {
  const { inbox, id, reference } = await startWithRequest()
  await perform(inbox, createMutation, { input })
  const templates = await inbox.readAsAdministrator<Template[]>(forRequestQuery, { id })
  expect(templates.find(({ name }) => name === input.name)?.text).toBe(
    `Please send us your lease, ${reference}.`,
  )
  expect(templates.map(({ text }) => text).join()).not.toContain('{{')
})

test.each([
  [{ name: '', text: 'Hello' }, 'name', 'Enter a name'],
  [{ name: 'Empty', text: ' ' }, 'text', 'Write the message'],
  [{ name: 'Wrong', text: 'Dear {{name}}' }, 'text', expect.stringContaining('There is no {{name}}')],
])('%j is refused by its field', (wrong, field, message) => {
  expect(messageTemplate.safeParse(wrong).error!.issues).toMatchObject([{ path: [field], message }])
})

test('a name that there is already is refused', async () => {
  const inbox = await startRequestsService()
  const twice = { name: 'ask for a DOCUMENT', text: 'Hello' }
  expect(await fail(inbox, createMutation, { input: twice })).toMatchObject({
    fields: { name: 'There is a template of this name already' },
  })
})

test('saving over a version that one has not seen is rejected', async () => {
  const inbox = await startRequestsService()
  const { id, version } = await perform(inbox, createMutation, { input })
  await perform(inbox, updateMutation, { id, version, input: { ...input, text: 'First' } })
  expect(await fail(inbox, updateMutation, { id, version, input: { ...input, text: 'Late' } })).toMatchObject(
    { code: 'CONFLICT' },
  )
  expect((await list(inbox)).find((template) => template.id === id)?.text).toBe('First')
})

test('there are fifty at most, and what is not there is not found', async () => {
  const inbox = await startRequestsService()
  const rest = Array.from({ length: 45 }, (_, index) => ({ ...input, name: `Template ${index}` }))
  await inbox
    .em()
    .persist(rest.map((template) => Object.assign(new MessageTemplate(), template)))
    .flush()
  expect(await fail(inbox, createMutation, { input })).toMatchObject({
    fields: { name: 'There can be 50 templates. Delete one first' },
  })
  expect(await fail(inbox, deleteMutation, { id: crypto.randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
})

import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { StoredMessage } from '../../intake/request-messages/request-message.entity.ts'
import { performAsApplicant, startWithRequest, submitRequest } from '../../testing/applicant.ts'
import { startContentService } from '../../testing/content-service.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { listEvents, startRequestsService } from '../../testing/requests-service.ts'
import { findRequest, ruth } from '../../testing/staff.ts'

const statusMutation = `mutation ($id: ID!, $status: String!, $letter: LetterInput) {
  changeRequestStatus(id: $id, status: $status, letter: $letter) { request { status } }
}`
const list = '{ letterTemplates { id version name kind subject text } }'
const updateMutation = `mutation ($id: ID!, $letter: LetterInput!, $version: Int) {
  updateLetterTemplate(id: $id, letter: $letter, version: $version) { version subject text }
}`
const restoreMutation = `mutation ($id: ID!, $version: Int) {
  restoreLetterTemplate(id: $id, version: $version) { version subject text }
}`
const lettersQuery = `query ($id: ID!, $purpose: String!) { lettersForRequest(id: $id, purpose: $purpose) {
  templates { name } values { reference category phone referralResources } isLetterOptional
} }`

type Template = { id: string; version: number; name: string; kind: string; subject: string; text: string }

const letter = { subject: 'About {{reference}}', text: 'We cannot take it.\n{{referralResources}}' }
const listTemplates = (inbox: Subgraph) => inbox.readAsAdministrator<Template[]>(list)

test('no request is declined without a letter that says where else to turn', async () => {
  const status = 'declined'
  const { inbox, id } = await startWithRequest()
  expect(await inbox.errorAsAdministrator(statusMutation, { id, status })).toMatchObject({
    fields: { letter: 'Choose a letter first: it tells them why, and where else to turn' },
  })
  const silent = { subject: 'No', text: 'No.' }
  expect(await inbox.errorAsAdministrator(statusMutation, { id, status, letter: silent })).toMatchObject({
    fields: { text: expect.stringMatching(/^Say where else they can turn/) },
  })
  expect(await findRequest(inbox, id)).toMatchObject({ status: 'new' })
  expect(await inbox.em().count(StoredMessage)).toBe(0)
})

test('the letter is read on the status page, with its placeholders filled for this request', async () => {
  const places = [
    { practiceArea: null, text: 'The law school, (555) 555-0210' },
    { practiceArea: 'Immigration', text: 'The harbor office for newcomers' },
    { practiceArea: 'Housing Rights', text: 'The tenants’ union' },
  ]
  const content = await startContentService({ referralResources: places })
  const inbox = await startRequestsService({ env: { CONTENT_URL: content.url } })
  const { id, accessToken, reference } = await submitRequest(inbox, { category: 'Immigration' })
  await inbox.queryAsAdministrator(statusMutation, { id, status: 'declined', letter })
  const { status, messages } = await performAsApplicant(inbox, 'look', { accessToken })
  expect(status).toBe('declined')
  expect(messages).toMatchObject([{ sender: 'office' }])
  const [first, , ...rest] = messages[0]!.text.split('\n')
  expect(first).toBe(`About ${reference}`)
  expect(rest).toEqual([
    'We cannot take it.',
    '- The harbor office for newcomers',
    '- The law school, (555) 555-0210',
  ])
})

test('the audit has no word of the letter, and the email says only that there is news', async () => {
  const { inbox, id, accessToken, reference } = await startWithRequest()
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  await inbox.queryAsAdministrator(statusMutation, { id, status: 'declined', letter })
  expect(await listEvents(inbox, { itemId: id, actor: ruth.name })).toMatchObject([
    { action: 'moved to declined', title: reference },
  ])
  const update = (await readOutbox(inbox)).find(({ kind }) => kind === 'statusUpdate')!
  expect(update.text).not.toMatch(/cannot take it|declined|bar association/)
})

test('a letter with a change of status that needs none does no harm', async () => {
  const { inbox, id } = await startWithRequest()
  await inbox.queryAsAdministrator(statusMutation, { id, status: 'in_review', letter })
  expect(await inbox.em().count(StoredMessage)).toBe(0)
})

test('the letters for a change of status come with their values', async () => {
  const { inbox, id, reference } = await startWithRequest()
  expect(await inbox.readAsAdministrator(lettersQuery, { id, purpose: 'declined' })).toMatchObject({
    templates: [{}, {}, {}],
    values: { reference, category: 'Housing Rights', phone: '(555) 555-0100' },
    isLetterOptional: false,
  })
  expect(await inbox.errorAsAdministrator(lettersQuery, { id, purpose: 'eligible' })).toMatchObject({
    fields: { purpose: 'No letter goes with this move' },
  })
})

test('a template is changed, and our own words can be had back', async () => {
  const inbox = await startRequestsService()
  const [template] = await listTemplates(inbox)
  const { id, name, subject, text } = template!
  await inbox.queryAsAdministrator(updateMutation, { id, letter })
  expect((await listTemplates(inbox)).find((one) => one.id === id)).toMatchObject(letter)
  await inbox.queryAsAdministrator(restoreMutation, { id })
  expect((await listTemplates(inbox)).find((one) => one.id === id)).toMatchObject({ subject, text })
  expect(await listEvents(inbox, { itemType: 'letter' })).toMatchObject([
    { actor: 'Ruth Abernathy', action: 'changed', title: name },
    { actor: 'Ruth Abernathy', action: 'restored', title: name },
  ])
})

test('saving a letter over a version that one has not seen is rejected, and nothing changes', async () => {
  const inbox = await startRequestsService()
  const [{ id, version }] = (await listTemplates(inbox)) as [Template]
  expect(version).toBe(1)
  await inbox.queryAsAdministrator(updateMutation, { id, letter, version })
  const late = { id, version, letter: { ...letter, subject: 'Late' } }
  for (const query of [updateMutation, restoreMutation])
    expect(await inbox.errorAsAdministrator(query, late)).toMatchObject({
      code: 'CONFLICT',
      message: 'Someone else has changed this in the meantime',
    })
  expect((await listTemplates(inbox)).find((one) => one.id === id)).toMatchObject({ ...letter, version: 2 })
  expect(await inbox.em().count(AuditEvent, { itemType: 'letter' })).toBe(1)
})

test('a template with a placeholder that there is not is refused by its field, and stays as it was', async () => {
  const inbox = await startRequestsService()
  const [{ id, text }] = (await listTemplates(inbox)) as [Template]
  const wrong = { subject: 'Hello', text: 'Dear {{name}}\n{{referralResources}}' }
  expect(await inbox.errorAsAdministrator(updateMutation, { id, letter: wrong })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { text: expect.stringContaining('There is no {{name}}') },
  })
  expect((await listTemplates(inbox))[0]).toMatchObject({ text })
})

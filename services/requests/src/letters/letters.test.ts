import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { StoredMessage } from '../request-messages/request-message.ts'
import { mailsIn } from '../testing/mailsIn.ts'
import { done, sent } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'

const moving = `mutation ($id: ID!, $to: String!, $letter: LetterInput) {
  moveLegalAidRequest(id: $id, to: $to, letter: $letter) { request { status } }
}`
const list = '{ letterTemplates { id version name kind subject text } }'
const changing = `mutation ($id: ID!, $letter: LetterInput!, $version: Int) {
  changeLetterTemplate(id: $id, letter: $letter, version: $version) { version subject text }
}`
const restoring = `mutation ($id: ID!, $version: Int) {
  restoreLetterTemplate(id: $id, version: $version) { version subject text }
}`
const fitting = `query ($id: ID!, $to: String!) { lettersForRequest(id: $id, to: $to) {
  templates { name } values { reference category phone elsewhere } mayBeSilent
} }`

type Template = { id: string; version: number; name: string; kind: string; subject: string; text: string }

const letter = { subject: 'About {{reference}}', text: 'We cannot take it.\n{{elsewhere}}' }
const asked = (inbox: Subgraph) => ({ token: inbox.token })
const templatesOf = async (inbox: Subgraph) =>
  (await inbox.asAdministrator<{ letterTemplates: Template[] }>(list)).letterTemplates

test.each(['declined', 'referred'])('nobody is moved to %s without a letter', async (to) => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  expect(await inbox.refusal(moving, { id, to }, asked(inbox))).toMatchObject({
    fields: { letter: 'Choose a letter first: it tells them why, and where else to turn' },
  })
  const silent = { subject: 'No', text: 'No.' }
  expect(await inbox.refusal(moving, { id, to, letter: silent }, asked(inbox))).toMatchObject({
    fields: { text: expect.stringMatching(/^Say where else they can turn/) },
  })
  expect(await inbox.em().findOneOrFail(LegalAidRequest, { id })).toMatchObject({ status: 'new' })
  expect(await inbox.em().count(StoredMessage)).toBe(0)
})

test('the letter is read on the status page, with its gaps filled for this request', async () => {
  const inbox = await theInbox()
  const { id, pass, reference } = await sent(inbox, { category: 'Immigration' })
  await inbox.asAdministrator(moving, { id, to: 'declined', letter })
  const { status, messages } = await done(inbox, 'look', { pass })
  expect(status).toBe('declined')
  expect(messages).toMatchObject([{ from: 'office' }])
  const [first, , ...rest] = messages[0]!.text.split('\n')
  expect(first).toBe(`About ${reference}`)
  expect(rest[0]).toBe('We cannot take it.')
  for (const place of ['immigrationadvocates.org', 'LawHelp.org', 'bar association', '211'])
    expect(messages[0]!.text).toContain(place)
})

test('the letter lies sealed, the audit has no word of it, and the mail says only that there is news', async () => {
  const inbox = await theInbox()
  const { id, pass, reference } = await sent(inbox)
  await done(inbox, 'mail', { pass, wanted: true })
  await inbox.asAdministrator(moving, { id, to: 'declined', letter })
  const rows = [await inbox.em().find(StoredMessage, {}), await inbox.em().find(Activity, { itemId: id })]
  expect(JSON.stringify(rows)).not.toMatch(/cannot take it|LawHelp/)
  expect(await inbox.em().find(Activity, { action: 'moved to declined' })).toMatchObject([
    { who: 'Ruth Abernathy', title: reference },
  ])
  const update = (await mailsIn(inbox)).find(({ kind }) => kind === 'statusUpdate')!
  expect(update.text).not.toMatch(/cannot take it|declined|LawHelp/)
})

test('a letter goes with a move that has none to no harm', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  await inbox.asAdministrator(moving, { id, to: 'in_review', letter })
  expect(await inbox.em().count(StoredMessage)).toBe(0)
})

test('the letters that fit a move come with what fills them', async () => {
  const inbox = await theInbox()
  const { id, reference } = await sent(inbox)
  const letters = await inbox.asAdministrator<{ lettersForRequest: { templates: object[] } }>(fitting, {
    id,
    to: 'declined',
  })
  expect(letters.lettersForRequest).toMatchObject({
    values: { reference, category: 'Housing Rights', phone: '(555) 555-0100' },
    mayBeSilent: false,
  })
  expect(letters.lettersForRequest.templates).toHaveLength(3)
  expect(await inbox.refusal(fitting, { id, to: 'eligible' }, asked(inbox))).toMatchObject({
    fields: { to: 'No letter goes with this move' },
  })
})

test('a template is changed, and our own words can be had back', async () => {
  const inbox = await theInbox()
  const [template] = await templatesOf(inbox)
  const { id, name, subject, text } = template!
  await inbox.asAdministrator(changing, { id, letter })
  expect((await templatesOf(inbox)).find((one) => one.id === id)).toMatchObject(letter)
  await inbox.asAdministrator(restoring, { id })
  expect((await templatesOf(inbox)).find((one) => one.id === id)).toMatchObject({ subject, text })
  expect(await inbox.em().find(Activity, { noun: 'letter' }, { orderBy: { at: 'asc' } })).toMatchObject([
    { who: 'Ruth Abernathy', action: 'changed', title: name },
    { who: 'Ruth Abernathy', action: 'restored', title: name },
  ])
})

test('who saves a letter over a version that they have not seen is told, and nothing changes', async () => {
  const inbox = await theInbox()
  const [{ id, version }] = (await templatesOf(inbox)) as [Template]
  expect(version).toBe(1)
  await inbox.asAdministrator(changing, { id, letter, version })
  const late = { id, version, letter: { ...letter, subject: 'Late' } }
  for (const query of [changing, restoring])
    expect(await inbox.refusal(query, late, asked(inbox))).toMatchObject({
      code: 'CONFLICT',
      message: 'Someone else has changed this in the meantime',
    })
  expect((await templatesOf(inbox)).find((one) => one.id === id)).toMatchObject({ ...letter, version: 2 })
  expect(await inbox.em().count(Activity, { noun: 'letter' })).toBe(1)
})

test('of two who save the same version of a letter at the same moment, one is told', async () => {
  const inbox = await theInbox()
  const [{ id, version }] = (await templatesOf(inbox)) as [Template]
  const answers = await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((subject) =>
      inbox.answer(changing, { id, version, letter: { ...letter, subject } }, asked(inbox)),
    ),
  )
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved')
  expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'saved'])
})

test('a template with a placeholder that there is not is refused by its field, and stays as it was', async () => {
  const inbox = await theInbox()
  const [{ id, text }] = (await templatesOf(inbox)) as [Template]
  const wrong = { subject: 'Hello', text: 'Dear {{name}}\n{{elsewhere}}' }
  expect(await inbox.refusal(changing, { id, letter: wrong }, asked(inbox))).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { text: expect.stringContaining('There is no {{name}}') },
  })
  expect((await templatesOf(inbox))[0]).toMatchObject({ text })
})

test('only administrators read letters or change them, and what is not there is not found', async () => {
  const inbox = await theInbox()
  const id = crypto.randomUUID()
  for (const query of [list, changing, restoring, fitting]) {
    const variables = { id, letter, to: 'declined' }
    expect(await inbox.refusal(query, variables)).toMatchObject({ code: 'UNAUTHENTICATED' })
    if (query === list) continue
    expect(await inbox.refusal(query, variables, asked(inbox))).toMatchObject({ code: 'NOT_FOUND' })
  }
})

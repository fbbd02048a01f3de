import { contactMessage } from '@access/requests/contact/contact-message.rules'
import { expect, test } from 'vitest'
import { buildDraft, isRequired, validateDraft } from './draft.ts'

const defaultValues = {
  title: '',
  summary: null,
  photo: undefined,
  tags: null,
  keywords: [] as string[],
  order: 0,
  shown: true,
}

test('a draft holds the fields of the blank and no others', () => {
  const item = { id: '7', __typename: 'Case', title: 'Kept', summary: 'Kept too', shown: false }
  expect(buildDraft(item, defaultValues)).toEqual({
    ...defaultValues,
    title: 'Kept',
    summary: 'Kept too',
    shown: false,
  })
})

test('an emptied field is what it is in the blank', () => {
  expect(
    buildDraft({ title: ' ', summary: '', photo: '', tags: [], keywords: null, order: null }, defaultValues),
  ).toEqual(defaultValues)
})

test('a field that is not filled is not sent when the blank does not have it', () => {
  expect(JSON.stringify(buildDraft({ photo: '' }, { photo: undefined }))).toBe('{}')
})

test('a zero and a no are answers, not empty fields', () => {
  expect(buildDraft({ order: 0, shown: false }, { order: 5, shown: true })).toEqual({
    order: 0,
    shown: false,
  })
})

test('each field hears the first objection to it', () => {
  const written = { name: 'Ana', email: 'nowhere', subject: '', message: 'Hello' }
  expect(validateDraft(written, contactMessage)).toEqual({
    email: 'Enter an email address in the correct format, like name@example.org',
    subject: 'Enter a subject',
  })
})

test('a field is required when the rules let no way to leave it empty through', () => {
  expect(isRequired('subject', contactMessage, {})).toBe(true)
  expect(isRequired('phone', contactMessage, {})).toBe(false)
})

import { contactMessage } from '@access/requests/contact-messages/contact-message.rules'
import { expect, test } from 'vitest'
import { draftOf, isRequired, objectionsTo } from './draft.ts'

const blank = {
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
  expect(draftOf(item, blank)).toEqual({ ...blank, title: 'Kept', summary: 'Kept too', shown: false })
})

test('an emptied field is what it is in the blank', () => {
  expect(
    draftOf({ title: ' ', summary: '', photo: '', tags: [], keywords: null, order: null }, blank),
  ).toEqual(blank)
})

test('a field that is not filled is not sent when the blank does not have it', () => {
  expect(JSON.stringify(draftOf({ photo: '' }, { photo: undefined }))).toBe('{}')
})

test('a zero and a no are answers, not empty fields', () => {
  expect(draftOf({ order: 0, shown: false }, { order: 5, shown: true })).toEqual({ order: 0, shown: false })
})

test('each field hears the first objection to it', () => {
  const written = { name: 'Ana', email: 'nowhere', subject: '', message: 'Hello' }
  expect(objectionsTo(written, contactMessage)).toEqual({
    email: 'Enter an email address in the correct format, like name@example.org',
    subject: 'Enter a subject',
  })
})

test('a field is required when the rules let no way to leave it empty through', () => {
  expect(isRequired('subject', contactMessage, {})).toBe(true)
  expect(isRequired('phone', contactMessage, {})).toBe(false)
})

import { expect, test } from 'vitest'
import { buildAuditEvent } from '../testing/audit-events.ts'
import { formatAuditEvent, getAuditEventPath } from './format-audit-event.ts'

const read = (overrides: Parameters<typeof buildAuditEvent>[0]) => {
  const { prefix, name, suffix } = formatAuditEvent(buildAuditEvent(overrides))
  return `${[prefix, name].filter(Boolean).join(' ')}${suffix}`
}

test.each([
  [null, ''],
  [['title', 'judgmentDate'], ': title, judgment date'],
  [[], ': nothing changed'],
])('an audit event with the changed fields %j says so', (changedFields, suffix) => {
  expect(read({ changedFields })).toBe(`ada@example.org updated case “Locked out”${suffix}`)
})

test.each([
  ['sent papers', 'legal aid request', 'LA-1', 'sent papers, legal aid request “LA-1”'],
  ['offered to Ruth', 'legal aid request', 'LA-1', 'offered to Ruth, legal aid request “LA-1”'],
  ['assigned to Ida', 'legal aid request', 'LA-1', 'assigned to Ida, legal aid request “LA-1”'],
  ['undid: moved to new', 'legal aid request', 'LA-1', 'undid: moved to new, legal aid request “LA-1”'],
  // A reason for opening stands before what was opened.
  [
    'gave a reason: in court',
    'legal aid request',
    'LA-1',
    'gave a reason: in court, legal aid request “LA-1”',
  ],
  ['searched by name', 'legal aid requests', null, 'searched by name, legal aid requests'],
  ['signed in', 'administrator', 'ada@example.org', 'signed in (ada@example.org)'],
  ['signed out', 'administrator', null, 'signed out'],
])('an audit event reads as a sentence: %s, %s', (action, itemType, title, sentence) => {
  expect(read({ actor: 'Ada', action, itemType, title })).toBe(`Ada ${sentence}`)
})

test.each([
  [{ title: 'Locked out & in' }, '/admin/cases?q=Locked%20out%20%26%20in'],
  [{ itemType: 'legal aid request', itemId: '7', title: 'LA-1' }, '/admin/legal-aid/7'],
  [{ itemType: 'contact message', itemId: '7', title: 'CM-1' }, '/admin/messages/7'],
  [{ itemType: 'contact messages', title: '8 in the inbox' }, '/admin/messages'],
])('an audit event links to its item: %j', (overrides, path) => {
  expect(getAuditEventPath(buildAuditEvent(overrides))).toBe(path)
})

test.each([{ action: 'deleted' }, { action: 'erased' }, { itemType: 'weather' }, { title: null }])(
  'an audit event without a screen has no link: %j',
  (overrides) => {
    expect(getAuditEventPath(buildAuditEvent(overrides))).toBeNull()
  },
)

import { expect, test } from 'vitest'
import { buildAuditEvent } from '../testing/audit-events.ts'
import { formatAuditEvent, getAuditEventPath } from './format-audit-event.ts'

test.each([
  [{}, 'ada@example.org updated case “Locked out”'],
  [
    { changedFields: ['title', 'judgmentDate'] },
    'ada@example.org updated case “Locked out”: title, judgment date',
  ],
  [{ changedFields: [] }, 'ada@example.org updated case “Locked out”: nothing changed'],
  [
    { actor: 'Applicant', action: 'sent papers', itemType: 'legal aid request', title: 'LA-1' },
    'Applicant sent papers, legal aid request “LA-1”',
  ],
  [
    { actor: 'Ada', action: 'offered to Ruth', itemType: 'legal aid request', title: 'LA-1' },
    'Ada offered to Ruth, legal aid request “LA-1”',
  ],
  [
    { actor: 'Ada', action: 'assigned to Ida', itemType: 'legal aid request', title: 'LA-1' },
    'Ada assigned to Ida, legal aid request “LA-1”',
  ],
  [
    { actor: 'Ada', action: 'undid: moved to eligible', itemType: 'legal aid request', title: 'LA-1' },
    'Ada undid: moved to eligible, legal aid request “LA-1”',
  ],
  [
    { actor: 'Ada', action: 'searched by name', itemType: 'legal aid requests', title: null },
    'Ada searched by name, legal aid requests',
  ],
  [
    { actor: 'Ada', action: 'signed in', itemType: 'administrator', title: 'ada@example.org' },
    'Ada signed in (ada@example.org)',
  ],
  [
    {
      actor: 'Ada',
      action: 'signed out',
      itemType: 'administrator',
      title: null,
    },
    'Ada signed out',
  ],
])('an audit event reads as a sentence: %j', (overrides, sentence) => {
  const { prefix, name, suffix } = formatAuditEvent(buildAuditEvent(overrides))
  expect(`${[prefix, name].filter(Boolean).join(' ')}${suffix}`).toBe(sentence)
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

test('a reason for opening stands before what was opened', () => {
  const action = 'gave a reason to open: Ida is in court today'
  const { prefix } = formatAuditEvent(buildAuditEvent({ action, itemType: 'legal aid request' }))
  expect(prefix).toContain('Ida is in court today, legal aid request')
})

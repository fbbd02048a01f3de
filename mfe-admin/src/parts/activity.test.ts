import { expect, test } from 'vitest'
import { aLine } from '../testing/activity.ts'
import { saidOf, wayTo } from './activity.ts'

test.each([
  [{}, 'ada@example.org updated case “Locked out”'],
  [{ fields: ['title', 'judgmentDate'] }, 'ada@example.org updated case “Locked out”: title, judgment date'],
  [{ fields: [] }, 'ada@example.org updated case “Locked out”: nothing changed'],
  [
    { who: 'Applicant', action: 'sent papers', noun: 'legal aid request', title: 'LA-1' },
    'Applicant sent papers, legal aid request “LA-1”',
  ],
  [
    { who: 'Ada', action: 'offered to Ruth', noun: 'legal aid request', title: 'LA-1' },
    'Ada offered to Ruth, legal aid request “LA-1”',
  ],
  [
    { who: 'Ada', action: 'assigned to Ida', noun: 'legal aid request', title: 'LA-1' },
    'Ada assigned to Ida, legal aid request “LA-1”',
  ],
  [
    { who: 'Ada', action: 'signed in', noun: 'administrator', title: 'ada@example.org' },
    'Ada signed in (ada@example.org)',
  ],
  [{ who: 'Ada', action: 'signed out', noun: 'administrator', title: null }, 'Ada signed out'],
])('a line of the audit reads as a sentence: %j', (given, words) => {
  const { before, name, after } = saidOf(aLine(given))
  expect(`${[before, name].filter(Boolean).join(' ')}${after}`).toBe(words)
})

test.each([
  [{ title: 'Locked out & in' }, '/admin/cases?q=Locked%20out%20%26%20in'],
  [{ noun: 'legal aid request', itemId: '7', title: 'LA-1' }, '/admin/legal-aid/7'],
  [{ noun: 'contact message', itemId: '7', title: 'CM-1' }, '/admin/messages/7'],
  [{ noun: 'contact messages', title: '8 in the inbox' }, '/admin/messages'],
])('a line leads to what it is about: %j', (given, way) => {
  expect(wayTo(aLine(given))).toBe(way)
})

test.each([{ action: 'deleted' }, { action: 'erased' }, { noun: 'weather' }, { title: null }])(
  'a line leads nowhere when there is nothing to see: %j',
  (given) => {
    expect(wayTo(aLine(given))).toBeNull()
  },
)

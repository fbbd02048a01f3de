import { expect, test } from 'vitest'
import { parseRuns, parseStaticText } from './static-text.rules.ts'
import { findWritingError } from './text-form.rules.ts'

test('a text has headings with addresses, paragraphs, lists, quotes and tables', () => {
  const blocks = parseStaticText(`First.

## 2. What costs money

- one
- two

1. first

> Said.

| A | B |
|---|---|
| 1 | 2 |
`)
  expect(blocks).toEqual([
    { kind: 'paragraph', runs: [{ text: 'First.' }] },
    { kind: 'heading', level: 2, text: '2. What costs money', id: 'what-costs-money' },
    { kind: 'list', numbered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'list', numbered: true, items: [[{ text: 'first' }]] },
    { kind: 'quote', runs: [{ text: 'Said.' }] },
    { kind: 'table', head: [[{ text: 'A' }], [{ text: 'B' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] },
  ])
})

test('a gap is marked, and a telephone number of another country can be called', () => {
  expect(parseRuns('Under the law of [[the state]]: +48 12 345 67 89.')).toEqual([
    { text: 'Under the law of ' },
    { text: '[the state]', style: 'gap' },
    { text: ': ' },
    { text: '+48 12 345 67 89', to: 'tel:+48123456789' },
    { text: '.' },
  ])
})

test('a heading in any alphabet has an address', () => {
  expect(parseStaticText('## Łódź và Đà Nẵng')).toMatchObject([{ id: 'łódź-và-đà-nẵng' }])
})

test.each([
  'tel:+15555550100',
  'tel:(555)555-0100',
  'sms:741741?body=HOME',
  'SMS:741741',
  '/contact',
  'mailto:a@example.org',
])('a link may lead to %s', (to) => {
  expect(parseRuns(`[Write](${to}), or not.`)).toEqual([{ text: 'Write', to }, { text: ', or not.' }])
  expect(findWritingError(`[Write](${to}), or not.`)).toBeUndefined()
})

test('in a line there are strong and emphasised words, links, email addresses and telephone numbers', () => {
  expect(parseRuns('**No.** We *do* see [this](/privacy), a@example.org. or (555) 555-0100.')).toEqual([
    { text: 'No.', style: 'strong' },
    { text: ' We ' },
    { text: 'do', style: 'emphasis' },
    { text: ' see ' },
    { text: 'this', to: '/privacy' },
    { text: ', ' },
    { text: 'a@example.org', to: 'mailto:a@example.org' },
    { text: '. or ' },
    { text: '(555) 555-0100', to: 'tel:+15555550100' },
    { text: '.' },
  ])
})

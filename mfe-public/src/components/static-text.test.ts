import { expect, test } from 'vitest'
import { parseRuns, parseStaticText } from './static-text.ts'

test('a text has a title, headings with addresses, paragraphs, lists, quotes and tables', () => {
  const { title, blocks } = parseStaticText(`# The title

First.

## 2. What costs money

- one
- two

1. first

> Said.

| A | B |
|---|---|
| 1 | 2 |
`)
  expect(title).toBe('The title')
  expect(blocks).toEqual([
    { kind: 'paragraph', runs: [{ text: 'First.' }] },
    { kind: 'heading', level: 2, text: '2. What costs money', id: 'what-costs-money' },
    { kind: 'list', numbered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'list', numbered: true, items: [[{ text: 'first' }]] },
    { kind: 'quote', runs: [{ text: 'Said.' }] },
    { kind: 'table', head: [[{ text: 'A' }], [{ text: 'B' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] },
  ])
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

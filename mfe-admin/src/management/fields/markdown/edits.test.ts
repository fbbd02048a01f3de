import { expect, test } from 'vitest'
import {
  continueList,
  countWords,
  type Edit,
  insertLink,
  insertPicture,
  lineKinds,
  type TextSelection,
  toggleLineKind,
  toggleSurround,
} from './edits.ts'

// The selection is between brackets; a single one is the cursor.
function select(input: string): TextSelection {
  const start = input.indexOf('[')
  const end = input.includes(']') ? input.indexOf(']') - 1 : start
  return { text: input.replace(/[[\]]/g, ''), start, end }
}

function applyEdit(before: TextSelection, edit: Edit | null) {
  if (!edit) return null
  const { from, to, insert, start, end } = edit
  const text = before.text.slice(0, from) + insert + before.text.slice(to)
  const inside = start === end ? '[' : `[${text.slice(start, end)}]`
  return text.slice(0, start) + inside + text.slice(end)
}

const bold = (input: string) => applyEdit(select(input), toggleSurround(select(input), '**', 'bold words'))
const italic = (input: string) => applyEdit(select(input), toggleSurround(select(input), '*', 'words'))

test.each([
  ['Read [this] now', 'Read **[this]** now'],
  ['Read **[this]** now', 'Read [this] now'],
  ['Read [this ]now', 'Read **[this]** now'],
  ['Read [', 'Read **[bold words]**'],
])('bold makes %j into %j', (before, expected) => {
  expect(bold(before)).toBe(expected)
})

test('what is bold can be in italics as well, and not any more', () => {
  expect(italic('**[this]**')).toBe('***[this]***')
  expect(italic('***[this]***')).toBe('**[this]**')
})

const lines = (kind: keyof typeof lineKinds, input: string) =>
  applyEdit(select(input), toggleLineKind(select(input), lineKinds[kind]))

test.each([
  ['list', 'a\n[b\nc]\nd', 'a\n[- b\n- c]\nd'],
  ['list', '[- b\n- c]', '[b\nc]'],
  ['numbered', '[- b\n- c]', '[1. b\n2. c]'],
  ['numbered', '[', '1. ['],
  ['quote', 'He [said', '> He said['],
  ['heading', '# Ri[ghts', 'Rights['],
  ['heading', 'Ri[ghts', '## Rights['],
] as const)('%s makes %j into %j', (kind, before, expected) => {
  expect(lines(kind, before)).toBe(expected)
})

test.each([
  ['words wait for their address', select('See [the guide].'), 'See [the guide](https://).', 'https://'],
  [
    'an address waits for its words',
    select('See [https://example.org].'),
    'See [link text](https://example.org).',
    'link text',
  ],
  ['a number to call, too', select('[tel:+15555550100]'), '[link text](tel:+15555550100)', 'link text'],
  ['a number to write to, too', select('[sms:741741]'), '[link text](sms:741741)', 'link text'],
  ['without either there is a place for both', select('See ['), 'See [link text](https://)', 'https://'],
])('a link: %s', (_, before, expected, selection) => {
  const { from, to, insert, start, end } = insertLink(before)
  const text = before.text.slice(0, from) + insert + before.text.slice(to)
  expect([text, text.slice(start, end)]).toEqual([expected, selection])
})

test('a picture stands in a paragraph of its own, whatever its words hold', () => {
  const before = { text: 'Before.\nAfter.', start: 7, end: 7 }
  expect(insertPicture(before, '/api/files/1/a.webp', 'A [red] door').insert).toBe(
    '\n\n![A \\[red\\] door](/api/files/1/a.webp)',
  )
  expect(insertPicture({ text: '', start: 0, end: 0 }, '/a', '').insert).toBe('![](/a)\n\n')
})

const enter = (input: string) => applyEdit(select(input), continueList(select(input)))

test.each([
  ['- one[', '- one\n- ['],
  ['  * one[', '  * one\n  * ['],
  ['9. nine[', '9. nine\n10. ['],
  ['> said[', '> said\n> ['],
  ['- one\n- [', '- one\n['],
  ['plain[', null],
  ['-no list[', null],
])('Enter after %j gives %j', (before, expected) => {
  expect(enter(before)).toBe(expected)
})

test('a box of a task list goes on with an empty one', () => {
  const text = '- [x] done'
  expect(continueList({ text, start: text.length, end: text.length })?.insert).toBe('\n- [ ] ')
})

test('words are counted as people do', () => {
  expect(countWords('Don’t sign **anything** at well-known places.')).toBe(6)
  expect(countWords(' ** ')).toBe(0)
})

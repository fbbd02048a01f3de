import { expect, test } from 'vitest'
import {
  beginLines,
  type Edit,
  goOn,
  lineKinds,
  link,
  picture,
  type Selected,
  surround,
  wordsIn,
} from './edits.ts'

// What is selected stands between brackets; a single one is the cursor.
function selected(written: string): Selected {
  const start = written.indexOf('[')
  const end = written.includes(']') ? written.indexOf(']') - 1 : start
  return { text: written.replace(/[[\]]/g, ''), start, end }
}

function after(before: Selected, edit: Edit | null) {
  if (!edit) return null
  const { from, to, insert, start, end } = edit
  const text = before.text.slice(0, from) + insert + before.text.slice(to)
  const inside = start === end ? '[' : `[${text.slice(start, end)}]`
  return text.slice(0, start) + inside + text.slice(end)
}

const bold = (written: string) => after(selected(written), surround(selected(written), '**', 'bold words'))
const italic = (written: string) => after(selected(written), surround(selected(written), '*', 'words'))

test.each([
  ['Read [this] now', 'Read **[this]** now'],
  ['Read **[this]** now', 'Read [this] now'],
  ['Read [this ]now', 'Read **[this]** now'],
  ['Read [', 'Read **[bold words]**'],
])('bold makes %j into %j', (before, wanted) => {
  expect(bold(before)).toBe(wanted)
})

test('what is bold can be in italics as well, and not any more', () => {
  expect(italic('**[this]**')).toBe('***[this]***')
  expect(italic('***[this]***')).toBe('**[this]**')
})

const lines = (kind: keyof typeof lineKinds, written: string) =>
  after(selected(written), beginLines(selected(written), lineKinds[kind]))

test.each([
  ['list', 'a\n[b\nc]\nd', 'a\n[- b\n- c]\nd'],
  ['list', '[- b\n- c]', '[b\nc]'],
  ['numbered', '[- b\n- c]', '[1. b\n2. c]'],
  ['numbered', '[', '1. ['],
  ['quote', 'He [said', '> He said['],
  ['heading', '# Ri[ghts', 'Rights['],
  ['heading', 'Ri[ghts', '## Rights['],
] as const)('%s makes %j into %j', (kind, before, wanted) => {
  expect(lines(kind, before)).toBe(wanted)
})

test.each([
  ['words wait for their address', selected('See [the guide].'), 'See [the guide](https://).', 'https://'],
  [
    'an address waits for its words',
    selected('See [https://example.org].'),
    'See [link text](https://example.org).',
    'link text',
  ],
  ['without either there is a place for both', selected('See ['), 'See [link text](https://)', 'https://'],
])('a link: %s', (_, before, wanted, chosen) => {
  const { from, to, insert, start, end } = link(before)
  const text = before.text.slice(0, from) + insert + before.text.slice(to)
  expect([text, text.slice(start, end)]).toEqual([wanted, chosen])
})

test('a picture stands in a paragraph of its own, whatever its words hold', () => {
  const before = { text: 'Before.\nAfter.', start: 7, end: 7 }
  expect(picture(before, '/api/files/1/a.webp', 'A [red] door').insert).toBe(
    '\n\n![A \\[red\\] door](/api/files/1/a.webp)',
  )
  expect(picture({ text: '', start: 0, end: 0 }, '/a', '').insert).toBe('![](/a)\n\n')
})

const enter = (written: string) => after(selected(written), goOn(selected(written)))

test.each([
  ['- one[', '- one\n- ['],
  ['  * one[', '  * one\n  * ['],
  ['9. nine[', '9. nine\n10. ['],
  ['> said[', '> said\n> ['],
  ['- one\n- [', '- one\n['],
  ['plain[', null],
  ['-no list[', null],
])('Enter after %j gives %j', (before, wanted) => {
  expect(enter(before)).toBe(wanted)
})

test('a box of a task list goes on with an empty one', () => {
  const text = '- [x] done'
  expect(goOn({ text, start: text.length, end: text.length })?.insert).toBe('\n- [ ] ')
})

test('words are counted as people do', () => {
  expect(wordsIn('Don’t sign **anything** at well-known places.')).toBe(6)
  expect(wordsIn(' ** ')).toBe(0)
})

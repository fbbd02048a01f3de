import { expect, test } from 'vitest'
import defaults from './defaults.json' with { type: 'json' }
import { filledLetter, letterExample, letterFor, letterKinds } from './letter.rules.ts'

const objections = (kind: (typeof letterKinds)[number], letter: object) =>
  letterFor(kind)
    .safeParse(letter)
    .error?.issues.map(({ message }) => message)

test('a placeholder that there is not is refused by its name', () => {
  const letter = { subject: 'Your request', text: 'Dear {{name}}, see {{elsewhere}}' }
  expect(objections('declined', letter)).toEqual([
    'There is no {{name}}. You can use {{reference}}, {{category}}, {{office}}, {{phone}}, {{elsewhere}}',
  ])
  expect(objections('closing', { subject: '{{ income }}', text: 'Goodbye' })).toEqual([
    expect.stringMatching(/^There is no \{\{income\}\}/),
  ])
})

test.each(['declined', 'referred'] as const)('a %s letter says where else to turn', (kind) => {
  expect(objections(kind, { subject: 'No', text: 'We are sorry.' })).toEqual([
    'Say where else they can turn: put {{elsewhere}} where the list belongs',
  ])
  expect(objections(kind, { subject: 'No', text: 'Turn here: {{ elsewhere }}' })).toBeUndefined()
})

test('a closing letter need not', () => {
  expect(objections('closing', { subject: 'Done', text: 'Our work is done.' })).toBeUndefined()
})

test('gaps are filled once: what is filled in is never taken for a gap', () => {
  const values = { ...letterExample, category: '{{phone}}' }
  expect(filledLetter('{{category}} {{reference}} {{ office }}', values)).toBe(
    '{{phone}} LA-7K3M-94XF Access to Justice',
  )
})

test('every kind of letter has a template, and every template keeps the rules', () => {
  expect(new Set(defaults.map(({ kind }) => kind))).toEqual(new Set(letterKinds))
  for (const { kind, subject, text } of defaults)
    expect(objections(kind as (typeof letterKinds)[number], { subject, text })).toBeUndefined()
})

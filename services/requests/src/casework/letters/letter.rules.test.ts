import { expect, test } from 'vitest'
import defaults from './default-templates.json' with { type: 'json' }
import { fillLetter, getLetterRules, letterExample, letterKinds } from './letter.rules.ts'

const getValidationErrors = (kind: (typeof letterKinds)[number], letter: object) =>
  getLetterRules(kind)
    .safeParse(letter)
    .error?.issues.map(({ message }) => message)

test('a placeholder that there is not is refused by its name', () => {
  const letter = { subject: 'Your request', text: 'Dear {{name}}, see {{referralResources}}' }
  expect(getValidationErrors('declined', letter)).toEqual([
    'There is no {{name}}. You can use {{reference}}, {{category}}, {{office}}, {{phone}}, {{referralResources}}',
  ])
  expect(getValidationErrors('closing', { subject: '{{ income }}', text: 'Goodbye' })).toEqual([
    expect.stringMatching(/^There is no \{\{income\}\}/),
  ])
})

test.each(['declined', 'referred'] as const)('a %s letter says where else to turn', (kind) => {
  expect(getValidationErrors(kind, { subject: 'No', text: 'We are sorry.' })).toEqual([
    'Say where else they can turn: put {{referralResources}} where the list belongs',
  ])
  expect(
    getValidationErrors(kind, { subject: 'No', text: 'Turn here: {{ referralResources }}' }),
  ).toBeUndefined()
})

test('a closing letter need not', () => {
  expect(getValidationErrors('closing', { subject: 'Done', text: 'Our work is done.' })).toBeUndefined()
})

test('placeholders are filled once: what is filled in is never taken for a placeholder', () => {
  const values = { ...letterExample, category: '{{phone}}' }
  expect(fillLetter('{{category}} {{reference}} {{ office }}', values)).toBe(
    '{{phone}} LA-7K3M-94XF Legal aid office',
  )
})

test('every kind of letter has a template, and every template keeps the rules', () => {
  expect(new Set(defaults.map(({ kind }) => kind))).toEqual(new Set(letterKinds))
  for (const { kind, subject, text } of defaults)
    expect(getValidationErrors(kind as (typeof letterKinds)[number], { subject, text })).toBeUndefined()
})

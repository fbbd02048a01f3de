import { expect, test } from 'vitest'
import { createAnswers } from './answers.ts'

function answersAt(instant: string, most?: number) {
  const clock = { now: Date.parse(instant) }
  const answers = createAnswers({ now: () => clock.now, most })
  answers.open()
  let asked = 0
  const ask = (key = 'events', text = '[]') =>
    answers.get(key, 'Event', async () => {
      asked += 1
      return text
    })
  return { answers, clock, ask, asked: () => asked }
}

test.each([
  ['New York', '2024-06-14T04:00:00Z'],
  ['Kathmandu', '2024-06-14T18:15:00Z'],
])('kept answers end at midnight wherever the organisation is, in %s too', async (_, midnight) => {
  const { clock, ask, asked } = answersAt(midnight)
  clock.now -= 60_000
  await ask()
  await ask()
  expect(asked()).toBe(1)
  clock.now += 60_000
  await ask()
  expect(asked()).toBe(2)
})

test('an answer that was on its way when things changed is given but not kept', async () => {
  const { answers } = answersAt('2024-06-13T12:00:00Z')
  let bring = (_text: string) => {}
  const slow = answers.get('events', 'Event', () => new Promise((resolve) => (bring = resolve)))
  answers.drop(['Event'])
  bring('"old"')
  expect(String((await slow).body)).toBe('"old"')
  expect(String((await answers.get('events', 'Event', async () => '"new"')).body)).toBe('"new"')
})

test('who asks after a change does not join those who asked before it', async () => {
  const { answers } = answersAt('2024-06-13T12:00:00Z')
  let bring = (_text: string) => {}
  const before = answers.get('events', 'Event', () => new Promise((resolve) => (bring = resolve)))
  answers.drop()
  const after = answers.get('events', 'Event', async () => '"new"')
  bring('"old"')
  expect([String((await before).body), String((await after).body)]).toEqual(['"old"', '"new"'])
})

test('what was unused for longest makes room', async () => {
  const { ask, asked } = answersAt('2024-06-13T12:00:00Z', 25)
  await ask('one', '"0123456"')
  await ask('two', '"0123456"')
  await ask('one')
  await ask('three', '"0123456"')
  expect(asked()).toBe(3)
  await ask('one')
  expect(asked()).toBe(3)
  await ask('two')
  expect(asked()).toBe(4)
})

test('nothing is kept before the first notices arrive', async () => {
  const { answers, ask, asked } = answersAt('2024-06-13T12:00:00Z')
  answers.close()
  await ask()
  await ask()
  expect(asked()).toBe(2)
})

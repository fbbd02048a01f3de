import { expect, test } from 'vitest'
import { progressOn } from './progress.ts'

function watched(isTTY: boolean) {
  const written: string[] = []
  const progress = progressOn({ isTTY, write: (text) => written.push(text) }, 'file')
  return { progress, written: () => written.join('') }
}

test('where someone watches, one line is rewritten and then removed', () => {
  const { progress, written } = watched(true)
  for (const done of [0, 1, 2, 2, 200]) progress.at(done, 200)
  progress.end()
  expect(written()).toBe('\rfile: 0 %\rfile: 1 %\rfile: 100 %\r\u001b[K')
})

test('elsewhere, every ten percent has a line', () => {
  const { progress, written } = watched(false)
  for (let done = 0; done <= 1000; done++) progress.at(done, 1000)
  progress.end()
  expect(written().split('\n')).toEqual([
    ...Array.from({ length: 11 }, (_, tens) => `file: ${tens * 10} %`),
    '',
  ])
})

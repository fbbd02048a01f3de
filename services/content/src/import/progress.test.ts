import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function captureProgress(isTTY: boolean) {
  const written: string[] = []
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, 'file')
  return { progress, written: () => written.join('') }
}

test('in a terminal one line is rewritten and then removed', () => {
  const { progress, written } = captureProgress(true)
  for (const done of [0, 1, 2, 2, 200]) progress.update(done, 200)
  progress.end()
  expect(written()).toBe('\rfile: 0 %\rfile: 1 %\rfile: 100 %\r\u001b[K')
})

test('otherwise there is a line every ten percent', () => {
  const { progress, written } = captureProgress(false)
  for (let done = 0; done <= 1000; done++) progress.update(done, 1000)
  progress.end()
  expect(written().split('\n')).toEqual([
    ...Array.from({ length: 11 }, (_, tens) => `file: ${tens * 10} %`),
    '',
  ])
})

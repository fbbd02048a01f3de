import { expect, test } from 'vitest'
import type { Sample } from './samples.ts'
import { describeCourse, formatCpu, formatMemory, listGrowth, listLargerPrograms } from './verdict.ts'

/** Two hours, a sample a minute, with a thousand requests in each. */
const buildRun = (getMemory: (minute: number) => number, getCpu = (_minute: number) => 1_000): Sample[] => {
  let cpu = 0
  return Array.from({ length: 121 }, (_, minute) => {
    cpu += getCpu(minute) * 1_000
    return {
      elapsed: minute * 60,
      memory: { shell: getMemory(minute), start: 60 },
      cpu: { shell: cpu },
      count: minute * 1_000,
    }
  })
}

const list = (samples: Sample[]) => listGrowth(describeCourse(samples))

test('what has grown before the first quarter is over, and then stays, is fine', () => {
  expect(list(buildRun((minute) => Math.min(300, 100 + 10 * minute)))).toEqual([])
})

test('a program that goes on growing is named', () => {
  expect(list(buildRun((minute) => 100 + minute))).toEqual(['shell grew from 138 to 213 MB'])
})

test('single samples say nothing: the collector has its own time', () => {
  expect(list(buildRun((minute) => (minute % 7 === 1 ? 400 : 100)))).toEqual([])
})

test('a request that costs more and more is named', () => {
  expect(
    list(
      buildRun(
        () => 100,
        (minute) => 1_000 + 10 * minute,
      ),
    ),
  ).toEqual(['a request cost 1,155 µs at first, and 2,055 in the end'])
})

test('the table has each program at a quarter and at the end', () => {
  expect(formatMemory(describeCourse(buildRun((minute) => 100 + minute)))).toBe(
    [
      '| MB (PSS) | shell | start |',
      '| --- | --- | --- |',
      '| after a quarter of the run | 138 | 60 |',
      '| at its end | 213 | 60 |',
      '| share | 155 % | 100 % |',
      '| most | 220 | 60 |',
    ].join('\n'),
  )
})

test('the table of costs has what each thing took of each program', () => {
  const run = buildRun(
    () => 100,
    (minute) => 1_000 + 10 * minute,
  )
  expect(formatCpu(describeCourse(run))).toBe(
    [
      '| CPU µs each | all | shell |',
      '| --- | --- | --- |',
      '| in the first quarter | 1,155 | 1,155 |',
      '| in the last | 2,055 | 2,055 |',
    ].join('\n'),
  )
})

test('a program that has more than it may is named, others are not', () => {
  expect(listLargerPrograms({ shell: 200, gateway: 150 }, { shell: 320, gateway: 240 }, 100)).toEqual([
    'shell has 120 MB more',
  ])
})

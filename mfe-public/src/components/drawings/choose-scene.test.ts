import { practiceAreaNames } from '@access/service-kit/practice-areas/practice-areas.rules'
import { expect, test } from 'vitest'
import { chooseScenes, type Drawn } from './choose-scene.ts'

const postCategories = [
  'Know Your Rights',
  'Legal Updates',
  'Case Analysis',
  'Success Stories',
  'Organizational News',
]
const topics = [...practiceAreaNames, ...postCategories, 'A category of their own']

/** Items of one category after the other, or all of one. */
const buildList = (count: number, listTopics: readonly string[] = topics): Drawn[] =>
  Array.from({ length: count }, (_, index) => ({
    topic: listTopics[index % listTopics.length]!,
    seed: `item-${index}`,
  }))

const describeScene = ({ subject, place, light }: ReturnType<typeof chooseScenes>[number]) =>
  `${subject}, ${place}, ${light}`

test('an item that stands alone has the same drawing each time', () => {
  const [scene] = chooseScenes([{ topic: 'Employment', seed: 'wages' }])
  expect(chooseScenes([{ topic: 'Employment', seed: 'wages' }])).toEqual([scene])
})

for (const topic of topics)
  test(`four neighbours about ${topic} have four subjects and four places`, () => {
    const scenes = chooseScenes(buildList(60, [topic]))
    for (let index = 3; index < scenes.length; index += 1) {
      const neighbours = scenes.slice(index - 3, index + 1)
      expect(new Set(neighbours.map(({ subject }) => subject)).size).toBe(4)
      expect(new Set(neighbours.map(({ place }) => place)).size).toBe(4)
    }
  })

test('new items hardly ever have the drawing of another', () => {
  const scenes = chooseScenes(buildList(300)).map(describeScene)
  expect(new Set(scenes).size).toBeGreaterThan(200)
})

test('a page has a subject of its own, and a topic that nobody foresaw has a drawing', () => {
  expect(chooseScenes([{ topic: '/privacy', seed: '' }])).toMatchObject([{ subject: 'lockedBox' }])
  for (const topic of ['constructor', '__proto__', ''])
    expect(chooseScenes([{ topic, seed: '' }])).toHaveLength(1)
})

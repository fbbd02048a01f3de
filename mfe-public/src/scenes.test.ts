import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { postScenes } from './blog/post-scenes.ts'
import { caseScenes } from './cases/case-scenes.ts'
import { chooseScenes, findScenes } from './components/drawings/choose-scene.ts'
import { eventScenes } from './events/event-scenes.ts'

const allScenes = { ...caseScenes, ...postScenes, Event: eventScenes }
const topics = [...Object.keys(allScenes), 'A category of their own', '__proto__', '']

/** Items of one topic after the other. */
const buildList = (listTopics: readonly string[]) =>
  Array.from({ length: 60 }, (_, index) => ({
    key: `item-${index}`,
    scenes: findScenes(allScenes, listTopics[index % listTopics.length]!),
  }))

test('an item that stands alone has the same scene each time', () => {
  const item = { key: 'wages', scenes: findScenes(allScenes, 'Employment') }
  expect(chooseScenes([item])).toEqual(chooseScenes([item]))
})

test.each([...topics.map((topic) => [topic]), topics])('four neighbours have four scenes: %s', (...list) => {
  const scenes = chooseScenes(buildList(list))
  for (let index = 3; index < scenes.length; index += 1)
    expect(new Set(scenes.slice(index - 3, index + 1)).size).toBe(4)
})

test('every scene has its file', () => {
  const files = readdirSync('shell/public/drawings')
  for (const name of new Set(topics.flatMap((topic) => findScenes(allScenes, topic))))
    expect(files).toContain(`${name}.svg`)
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestFolder } from '../run/testing/folders.ts'
import { readPart, writePart } from './encrypted-part.ts'
import { generateKeyPair } from './testing/backups.ts'

test('what was written for several recipients is read by each, and its text is nowhere in the file', async () => {
  const [one, two] = [await generateKeyPair(), await generateKeyPair()]
  const folder = createTestFolder()
  const story = 'The landlord changed the lock. '.repeat(10_000)
  await writePart(folder, 'story.age', Readable.from([story]), [one.recipient, two.recipient])
  const file = readFileSync(path.join(folder, 'story.age'))
  expect(file.length).toBeLessThan(story.length / 10)
  expect(file.includes('landlord')).toBe(false)
  for (const { identity } of [one, two])
    expect(await readPart(folder, 'story.age', identity, text)).toBe(story)
})

test('a source that fails fails the file, once', async () => {
  const { recipient } = await generateKeyPair()
  for (const chunks of [0, 1, 100]) {
    const source = Readable.from(
      (async function* () {
        for (let index = 0; index < chunks; index++) yield Buffer.alloc(100_000, index)
        await turn()
        throw new Error('The database is gone')
      })(),
    )
    await expect(writePart(createTestFolder(), 'part.age', source, [recipient])).rejects.toThrow('is gone')
  }
})

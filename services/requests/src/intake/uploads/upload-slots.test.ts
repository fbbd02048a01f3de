import { expect, test } from 'vitest'
import { createUploadSlots } from './upload-slots.ts'

const max = { inAll: 4, ofSender: 2, bytes: 1_000 }

/** Uploads that stay on their way until they are finished. */
function holdUploads(slots: ReturnType<typeof createUploadSlots>, senders: string[], bytes = 1) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const uploads = Promise.all(senders.map((sender) => slots.run(sender, bytes, () => promise)))
  return async () => {
    resolve()
    await uploads
  }
}

test('one sender with many documents on their way leaves slots to others', async () => {
  const slots = createUploadSlots(max)
  const finish = holdUploads(slots, ['slow', 'slow'])
  await expect(slots.run('slow', 1, async () => 'taken')).rejects.toThrow(
    'We could not take this file just now',
  )
  expect(await slots.run('other', 1, async () => 'taken')).toBe('taken')
  await finish()
  expect(await slots.run('slow', 1, async () => 'taken')).toBe('taken')
})

test('no more documents are on their way than there is memory for', async () => {
  const slots = createUploadSlots(max)
  const finish = holdUploads(slots, ['one'], 900)
  await expect(slots.run('other', 200, async () => 'taken')).rejects.toMatchObject({
    extensions: { code: 'BUSY', retryAfter: 5 },
  })
  await finish()
  expect(await slots.run('other', 200, async () => 'taken')).toBe('taken')
})

test('few documents are inspected at once, and the others wait their turn', async () => {
  const slots = createUploadSlots()
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, () =>
      slots.inspect(async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running -= 1
      }),
    ),
  )
  expect({ most, running }).toEqual({ most: 6, running: 0 })
})

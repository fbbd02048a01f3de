import { expect, test } from 'vitest'
import { type Arrival, createUploadSlots, type UploadSlots } from './upload-slots.ts'

const max = { inAll: 8, perSender: 2, bytes: 1_000 }

const isBusy = { extensions: { code: 'BUSY', retryAfter: 5 } }

/** An upload of which so many bytes have arrived, until it is ended. */
function beginUpload(slots: UploadSlots, sender: string, bytes: number) {
  const end = Promise.withResolvers<void>()
  const upload = { isGone: false, arrival: undefined as Arrival | undefined }
  const done = slots
    .run(sender, async (arrival) => {
      arrival.signal.addEventListener('abort', () => {
        upload.isGone = true
      })
      arrival.count(bytes)
      upload.arrival = arrival
      await end.promise
    })
    .catch((error: unknown) => error)
  return Object.assign(upload, { done, end: end.resolve })
}

test('one sender with many documents on their way leaves slots to others', async () => {
  const slots = createUploadSlots(max)
  const uploads = ['slow', 'slow'].map((sender) => beginUpload(slots, sender, 1))
  await expect(slots.run('slow', async () => 'taken')).rejects.toThrow('We could not take this file just now')
  expect(await slots.run('other', async () => 'taken')).toBe('taken')
  for (const { end, done } of uploads) {
    end()
    await done
  }
  expect(await slots.run('slow', async () => 'taken')).toBe('taken')
})

test('when there is no memory left, who has most of it gives way, and whoever sends little does not', async () => {
  const slots = createUploadSlots(max)
  const [first, second] = [beginUpload(slots, 'many', 300), beginUpload(slots, 'many', 300)]
  const others = [beginUpload(slots, 'one', 350), beginUpload(slots, 'little', 100)]
  expect([first, second, ...others].map(({ isGone }) => isGone)).toEqual([true, false, false, false])
  expect(() => first.arrival!.count(1)).toThrow('We could not take this file just now')
  // Now it is the other one that has most.
  beginUpload(slots, 'next', 300)
  expect([second, ...others].map(({ isGone }) => isGone)).toEqual([false, true, false])
})

test('what has arrived whole gives way to nobody', async () => {
  const slots = createUploadSlots(max)
  const whole = beginUpload(slots, 'whole', 900)
  whole.arrival!.complete()
  expect(await beginUpload(slots, 'late', 200).done).toMatchObject(isBusy)
  expect(whole.isGone).toBe(false)
  whole.end()
  await whole.done
  const late = beginUpload(slots, 'late', 900)
  late.end()
  expect(await late.done).toBeUndefined()
})

test('few documents are stored at once, and the others wait their turn', async () => {
  const slots = createUploadSlots()
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, () =>
      slots.store(async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running -= 1
      }),
    ),
  )
  expect({ most, running }).toEqual({ most: 6, running: 0 })
})

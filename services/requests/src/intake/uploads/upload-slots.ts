/**
 * The documents that are on their way. What has arrived of each is in memory, as much as there is memory for: when that is
 * used up, the sender who has most of it gives way. What is encrypted is in memory two or three times for a moment, so
 * few are stored at once.
 */
import { createFairPool, createTurns, ServiceUnavailable } from '@access/service-kit'
import { documentMessages, limits } from '../attachments/document.rules.ts'

/** A slow sender takes minutes, and has all of its form under way at once. Together sixteen of the largest documents. */
const maxUploads = { inAll: 200, perSender: 5, bytes: 16 * limits.bytes }

/** How many are stored at once. */
const maxStored = 6

/** What arrives of one document. */
export interface Arrival {
  /** Aborted, with `ServiceUnavailable` as the reason, when it has to give way. */
  signal: AbortSignal
  /** Counts bytes that have arrived; throws the reason when it was this one that had to give way. */
  count(bytes: number): void
  /** From now on it gives way to nobody, since it would be too late. */
  complete(): void
}

export interface UploadSlots {
  /** Does the work when there is a slot for the sender; `ServiceUnavailable` at once when there is none. */
  run<T>(sender: string, work: (arrival: Arrival) => Promise<T>): Promise<T>
  /** Does the work when few others are stored. */
  store<T>(work: () => Promise<T>): Promise<T>
}

interface Upload {
  sender: string
  bytes: number
  isArriving: boolean
  controller: AbortController
}

const createBusyError = () => new ServiceUnavailable(5, documentMessages.serverBusy('this file'))

export function createUploadSlots(max = maxUploads): UploadSlots {
  const slots = createFairPool(max)
  const turns = createTurns({ inAll: maxStored, ofOwner: maxStored })
  /** From the one that began first. */
  const uploads = new Set<Upload>()

  const addUpBytes = (isCounted: (upload: Upload) => boolean) =>
    [...uploads].reduce((sum, upload) => sum + (isCounted(upload) ? upload.bytes : 0), 0)

  /** Of those that still arrive, the first of the sender who has most in memory. */
  function findLargest(): Upload | undefined {
    const arriving = [...uploads].filter(({ isArriving }) => isArriving)
    const ofSender = new Map(
      arriving.map(({ sender }) => [sender, addUpBytes((upload) => upload.sender === sender)]),
    )
    const most = Math.max(...ofSender.values())
    return arriving.find(({ sender }) => ofSender.get(sender) === most)
  }

  function end(upload: Upload) {
    uploads.delete(upload)
    upload.controller.abort(createBusyError())
  }

  function createArrival(upload: Upload): Arrival {
    const { signal } = upload.controller
    return {
      signal,
      count(bytes) {
        signal.throwIfAborted()
        upload.bytes += bytes
        while (addUpBytes(() => true) > max.bytes) end(findLargest() ?? upload)
        signal.throwIfAborted()
      },
      complete() {
        upload.isArriving = false
      },
    }
  }

  return {
    async run(sender, work) {
      const slot = slots.reserve(sender)
      if (!slot.isReserved) throw createBusyError()
      const upload = { sender, bytes: 0, isArriving: true, controller: new AbortController() }
      uploads.add(upload)
      try {
        return await work(createArrival(upload))
      } finally {
        uploads.delete(upload)
        slot.release()
      }
    },
    async store(work) {
      const endTurn = await turns.take('')
      try {
        return await work()
      } finally {
        endTurn()
      }
    },
  }
}

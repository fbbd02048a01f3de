/**
 * The documents that are on their way, each in memory when it has arrived: as many as there is memory for, and not too
 * many of one sender. What is encrypted is in memory two or three times for a moment, so few are inspected at once.
 */
import { ServiceUnavailable } from '@access/service-kit'
import { documentMessages, limits } from '../attachments/document.rules.ts'

/** Slow senders take minutes: sixty of them, of whom sixteen may send as much as a document may have. */
const maxUploads = { inAll: 60, ofSender: 5, bytes: 16 * limits.bytes }

/** How many are inspected and stored at once. */
const maxInspections = 6

export interface UploadSlots {
  /** Does the work when there is a slot for the sender and the declared bytes; `ServiceUnavailable` at once when there is none. */
  run<T>(sender: string, bytes: number, work: () => Promise<T>): Promise<T>
  /** Does the work when few others are inspected. */
  inspect<T>(work: () => Promise<T>): Promise<T>
}

export function createUploadSlots(max = maxUploads): UploadSlots {
  const countBySender = new Map<string, number>()
  const waiting: (() => void)[] = []
  let [uploads, bytesInAll, inspections] = [0, 0, 0]

  return {
    async run(sender, declaredBytes, work) {
      const bytes = Math.min(declaredBytes || limits.bytes, limits.bytes)
      const ofSender = countBySender.get(sender) ?? 0
      const isFull = uploads >= max.inAll || bytesInAll + bytes > max.bytes
      if (isFull || (sender && ofSender >= max.ofSender))
        throw new ServiceUnavailable(5, documentMessages.serverBusy('this file'))
      uploads += 1
      bytesInAll += bytes
      countBySender.set(sender, ofSender + 1)
      try {
        return await work()
      } finally {
        uploads -= 1
        bytesInAll -= bytes
        const rest = countBySender.get(sender)! - 1
        if (rest > 0) countBySender.set(sender, rest)
        else countBySender.delete(sender)
      }
    },
    async inspect(work) {
      if (inspections >= maxInspections) await new Promise<void>((go) => waiting.push(go))
      else inspections += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else inspections -= 1
      }
    },
  }
}

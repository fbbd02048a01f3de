/** Purges emails that were sent or are dead, thirty days later, with their payload. */
import { listDueIds, type Task } from '../jobs/task.ts'
import { OutboxEmail } from './outbox-email.entity.ts'

const thirtyDays = 30 * 24 * 3_600_000

const doneBefore = (now: Date) =>
  ({ state: { $ne: 'waiting' }, updatedAt: { $lt: new Date(now.getTime() - thirtyDays) } }) as const

export const purgeEmail: Task = {
  name: 'purge email',
  listDue: (em, now) => listDueIds(em, OutboxEmail, doneBefore(now), 'nextAttemptAt'),
  async run({ em, now }, id) {
    await em.nativeDelete(OutboxEmail, { id, ...doneBefore(now()) })
  },
}

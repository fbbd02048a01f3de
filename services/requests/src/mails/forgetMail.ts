/** Forgets the mails that are done with, thirty days later; with a dead one goes what it was to say. */
import { idsOf } from '../jobs/idsOf.ts'
import type { Task } from '../jobs/task.ts'
import { Mail } from './mail.ts'

const thirtyDays = 30 * 24 * 3_600_000

const doneBefore = (now: Date) =>
  ({ state: { $ne: 'waiting' }, updatedAt: { $lt: new Date(now.getTime() - thirtyDays) } }) as const

export const forgetMail: Task = {
  name: 'forget mail',
  due: (em, now) => idsOf(em, Mail, doneBefore(now), 'nextTryAt'),
  async work({ em, now }, id) {
    await em.nativeDelete(Mail, { id, ...doneBefore(now()) })
  },
}

/** Deletes a subscription that nobody has confirmed within a day, with the address that somebody typed. */
import { listDueIds, type Task } from '../platform/jobs/task.ts'
import { SearchSubscription } from './search-subscription.entity.ts'
import { confirmationWindowMs } from './subscribe.ts'

const unconfirmedAt = (now: Date) =>
  ({ confirmedAt: null, createdAt: { $lte: new Date(now.getTime() - confirmationWindowMs) } }) as const

export const purgeSubscription: Task = {
  name: 'purge subscription',
  listDue: (em, now) => listDueIds(em, SearchSubscription, unconfirmedAt(now), 'createdAt'),
  async run({ em, now }, id) {
    await em.nativeDelete(SearchSubscription, { id, ...unconfirmedAt(now()) })
  },
}

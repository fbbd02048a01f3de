/** Who came to an event is erased three months after it, as the privacy policy says. */
import { addMonths } from '../platform/dates/months.ts'
import { listDueIds, type Task } from '../platform/jobs/task.ts'
import { EventSnapshot } from './event-snapshot.entity.ts'
import { Registration } from './registration.entity.ts'

const retentionMonths = 3

export const purgeRegistrations: Task = {
  name: 'purge registrations',

  listDue: (em, now) =>
    listDueIds(
      em,
      EventSnapshot,
      { registrationClosesAt: { $lte: addMonths(now, -retentionMonths) } },
      'registrationClosesAt',
    ),

  async run({ em }, id) {
    await em.transactional(async (em) => {
      await em.nativeDelete(Registration, { event: id })
      await em.nativeDelete(EventSnapshot, { id })
    })
  },
}

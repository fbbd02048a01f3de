/** When a colleague is out of office, and who gets their requests meanwhile. */
import { calendarDay } from '@access/service-kit/dates/calendar-day.rules'
import { z } from 'zod'

export const absence = z
  .strictObject({
    startsOn: calendarDay('Enter the first day, like 2026-12-01'),
    endsOn: calendarDay('Enter the last day, like 2026-12-03'),
    // Null, or nothing chosen, is back to the queue.
    standInId: z.preprocess((id) => (id === '' ? null : id), z.string('Choose a colleague').nullish()),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'The last day cannot be before the first',
  })

/** A line of an audit as a service gives it; say only what a test is about. */
import type { Activity } from '../parts/activity.ts'

export const aLine = (given: Partial<Activity> = {}): Activity => ({
  id: '1',
  at: '2026-03-05T10:00:00.000Z',
  who: 'ada@example.org',
  action: 'updated',
  noun: 'case',
  itemId: null,
  title: 'Locked out',
  fields: null,
  ...given,
})

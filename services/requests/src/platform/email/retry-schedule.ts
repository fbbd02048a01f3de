/** When the delivery of an email is retried. */
const second = 1000
const minute = 60 * second
const hour = 60 * minute

const maxAge = 48 * hour

/**
 * The longer it has been waiting, the longer it rests: a tenth of its age, at least five seconds and at most half an
 * hour. So after ten minutes without a mail server, all goes out within the next one. `null` after 48 hours.
 */
export function getNextAttempt(enqueuedAt: Date, now: Date): Date | null {
  const age = now.getTime() - enqueuedAt.getTime()
  if (age >= maxAge) return null
  return new Date(now.getTime() + Math.min(Math.max(age / 10, 5 * second), 30 * minute))
}

/** Notifies the colleague who works on a request of what somebody else did, in the transaction that did it. */
import { type Actor, describeActor, getActorName } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { scheduleJobs } from '../../platform/jobs/schedule-jobs.ts'
import { Notification, NotificationChoice } from './notification.entity.ts'
import type { NotificationKind } from './notification.rules.ts'

/** The name of the task, apart: those who store notifications schedule it, and it stores none. */
export const emailNotificationTask = { name: 'email notification' } as const

/** Milliseconds in which somebody in the portal reads it there. */
const emailDelayMs = 5 * 60_000
/** Older events are in the activity log. */
const maxAgeMs = 90 * 24 * 60 * 60_000

/** Does nothing for an unassigned request, or when the assignee did it themselves. */
export async function notifyAssignee(
  em: EntityManager,
  request: Pick<LegalAidRequest, 'id' | 'reference' | 'assigneeId'>,
  kind: NotificationKind,
  actor: Actor,
  /** `hasEmail`: an email about it goes to them in any case. */
  { hasEmail = false } = {},
): Promise<void> {
  const recipientId = request.assigneeId
  if (recipientId === null || recipientId === describeActor(actor).actorId) return
  const now = new Date()
  const unread = await em.findOne(Notification, { recipientId, requestId: request.id, kind, readAt: null })
  if (unread) {
    Object.assign(unread, { actor: getActorName(actor), happenedAt: now, times: unread.times + 1 })
    return
  }
  const notification = Object.assign(new Notification(), {
    recipientId,
    kind,
    requestId: request.id,
    reference: request.reference,
    actor: getActorName(actor),
    happenedAt: now,
  })
  em.persist(notification)
  await em.nativeDelete(Notification, {
    recipientId,
    happenedAt: { $lt: new Date(now.getTime() - maxAgeMs) },
  })
  if (hasEmail || (await em.count(NotificationChoice, { administratorId: recipientId, kind })) === 0) return
  notification.emailDueAt = new Date(now.getTime() + emailDelayMs)
  await scheduleJobs(em, emailNotificationTask, [notification.id], notification.emailDueAt)
}

/** Deletes the unread notification of something that was undone. */
export const withdrawNotification = (
  em: EntityManager,
  requestId: string,
  recipientId: string,
  kind: NotificationKind,
) => em.nativeDelete(Notification, { requestId, recipientId, kind, readAt: null })

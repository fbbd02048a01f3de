/** One's own notifications, and which of them come by email as well. */
import {
  Authorized,
  acquireAdvisoryLock,
  type Context,
  isUuid,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Notification, NotificationChoice } from './notification.entity.ts'
import { emailedKinds, type NotificationKind, notificationKinds } from './notification.rules.ts'

const maxNotifications = 100

@Resolver()
export class NotificationsResolver {
  @Authorized('workOnRequests')
  @Query(() => [Notification], { description: 'Your own, the latest first' })
  notifications(@Ctx() context: Context): Promise<Notification[]> {
    const recipientId = requireAdministrator(context).id
    return context.em.find(
      Notification,
      { recipientId },
      { orderBy: { happenedAt: 'desc', id: 'desc' }, limit: maxNotifications },
    )
  }

  @Authorized('workOnRequests')
  @Query(() => Int, { nullable: true, description: 'Null while this service does not answer' })
  unreadNotificationCount(@Ctx() context: Context): Promise<number> {
    return context.em.count(Notification, { recipientId: requireAdministrator(context).id, readAt: null })
  }

  @Authorized('workOnRequests')
  @Mutation(() => [Notification], { description: 'Marks these as read, or all of yours; returns the latest' })
  async readNotifications(
    @Arg('ids', () => [ID], { nullable: true }) ids: string[] | null,
    @Ctx() context: Context,
  ): Promise<Notification[]> {
    const recipientId = requireAdministrator(context).id
    await context.em.nativeUpdate(
      Notification,
      { recipientId, readAt: null, ...(ids && { id: { $in: ids.filter(isUuid) } }) },
      { readAt: new Date() },
    )
    return this.notifications(context)
  }

  @Authorized('workOnRequests')
  @Query(() => [String], { description: 'The kinds of which you get emails' })
  async emailedNotificationKinds(@Ctx() context: Context): Promise<NotificationKind[]> {
    const administratorId = requireAdministrator(context).id
    const choices = await context.em.find(NotificationChoice, { administratorId })
    return notificationKinds.filter((kind) => choices.some((choice) => choice.kind === kind))
  }

  @Authorized('workOnRequests')
  @Mutation(() => [String], { description: 'Sets the kinds of which you get emails' })
  async setEmailedNotificationKinds(
    @Arg('kinds', () => [String]) kinds: string[],
    @Ctx() context: Context,
  ): Promise<NotificationKind[]> {
    const administratorId = requireAdministrator(context).id
    const selected = validate(emailedKinds, { kinds }).kinds
    await context.em.transactional(async (em) => {
      await acquireAdvisoryLock(em, `notification choices of ${administratorId}`)
      await em.nativeDelete(NotificationChoice, { administratorId })
      for (const kind of new Set(selected))
        em.persist(Object.assign(new NotificationChoice(), { administratorId, kind }))
    })
    return this.emailedNotificationKinds(context)
  }
}

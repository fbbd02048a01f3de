/** Searches of judgments that are followed by email: anybody may ask for it, and anyone who has the secret link decides. */

import { type Context, Public, validate } from '@access/service-kit'
import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql'
import { getVisitor } from '../platform/email/email-limits.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { createIdempotently } from '../platform/idempotency/create-idempotently.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'
import { refreshOfficeSettings } from '../platform/office/refresh-office-settings.ts'
import { createInputFromRules } from '../platform/validation/input-from-rules.ts'
import { judgmentSubscription } from './subscription.rules.ts'
import { confirmSubscription, findByLink, findToEnd, getFollowedSearch, subscribe } from './subscriptions.ts'

const JudgmentSubscriptionInput = createInputFromRules('JudgmentSubscriptionInput', judgmentSubscription)

/** A search that is followed, for who has its link. */
@ObjectType({ simpleResolvers: true })
class JudgmentSubscription {
  @Field(() => String, { nullable: true }) search!: string | null
  @Field(() => String, { nullable: true }) category!: string | null
  @Field(() => String, { nullable: true }) court!: string | null
  @Field(() => Boolean) isConfirmed!: boolean
}

@Resolver()
export class SubscriptionsResolver {
  @Public()
  @Mutation(() => Boolean, { description: 'True, whether or not the address follows something already' })
  async subscribeToJudgments(
    @Arg('input', () => JudgmentSubscriptionInput) input: object,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const answers = validate(judgmentSubscription, input)
    const { website: _, seconds: _too, ...content } = answers
    const { settings } = context
    await createIdempotently(context, 'subscribeToJudgments', content, (em) =>
      subscribe({ em, keys: getEncryptionKeys(context), settings, visitor: getVisitor(context) }, answers),
    )
    return true
  }

  @Public()
  @Mutation(() => JudgmentSubscription, { nullable: true })
  async confirmJudgmentSubscription(
    @Arg('link', () => String) link: string,
    @Ctx() context: Context,
  ): Promise<JudgmentSubscription | null> {
    await refreshOfficeSettings(context)
    const keys = getEncryptionKeys(context)
    return context.em.transactional(async (em) => {
      const subscription = await findByLink({ em, keys }, link)
      if (!subscription) return null
      const office = await getOfficeSettings({ em, settings: context.settings })
      await confirmSubscription({ em, keys }, subscription, { now: new Date(), office })
      return { ...getFollowedSearch(keys, subscription), isConfirmed: true }
    })
  }

  /** A mutation, as whatever decrypts: neither a cache nor a refetch asks for it. */
  @Public()
  @Mutation(() => JudgmentSubscription, { nullable: true })
  async openJudgmentSubscription(
    @Arg('link', () => String) link: string,
    @Ctx() context: Context,
  ): Promise<JudgmentSubscription | null> {
    const keys = getEncryptionKeys(context)
    const subscription = await findByLink({ em: context.em, keys }, link)
    if (!subscription) return null
    return { ...getFollowedSearch(keys, subscription), isConfirmed: subscription.confirmedAt !== null }
  }

  @Public()
  @Mutation(() => Boolean, { description: 'True also when there was none any more' })
  async endJudgmentSubscription(
    @Arg('link', () => String) link: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const em = context.em
    const subscription = await findToEnd({ em, keys: getEncryptionKeys(context) }, link)
    if (subscription) await em.remove(subscription).flush()
    return true
  }
}

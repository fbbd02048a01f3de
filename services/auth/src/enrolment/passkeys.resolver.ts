/** One's own passkeys: added, renamed and removed. */
import {
  type Context,
  findById,
  Invalid,
  requireSessionOwner,
  SessionOwner,
  StepUp,
  validate,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { recordAccountEvent } from '../administrators/administrator.entity.ts'
import { passkeyNameSchema } from '../administrators/administrator.rules.ts'
import { fetchOrganisationName } from '../second-factors/organisation-name.ts'
import { createEnrolmentOptions, Passkey, verifyEnrolment } from '../second-factors/passkeys.ts'
import { updateEnrolment } from '../second-factors/second-factors.ts'
import { getAuthSettings } from '../sessions/auth-settings.ts'
import { changeOwnAccount, finishEnrolment } from './enrolment.ts'
import { EnrolledSecondFactor, PasskeyDetails } from './second-factors.resolver.ts'

/** Of one account. */
const maxPasskeys = 10

const text = (name: string) => Arg(name, () => String, { nullable: true })

@Resolver()
export class PasskeysResolver {
  /** The options for `navigator.credentials.create`, as JSON. */
  @SessionOwner()
  @StepUp()
  @Mutation(() => String)
  async startPasskeyEnrolment(@Ctx() context: Context): Promise<string> {
    const { relyingParty } = getAuthSettings(context.settings)
    const owner = requireSessionOwner(context)
    await assertRoomForPasskey(context.em, owner.id)
    const name = await fetchOrganisationName(context)
    return JSON.stringify(await createEnrolmentOptions(context.em, owner, { ...relyingParty, name }))
  }

  @SessionOwner()
  @StepUp()
  @Mutation(() => EnrolledSecondFactor)
  finishPasskeyEnrolment(
    @text('name') name: string | null,
    /** WebAuthn's response as JSON. */
    @text('response') response: string | null,
    @Ctx() context: Context,
  ): Promise<EnrolledSecondFactor> {
    const input = validate(passkeyNameSchema, { name })
    const { relyingParty } = getAuthSettings(context.settings)
    return changeOwnAccount(context, async (em, account, actor) => {
      // Several may have been started while there was room for one.
      await assertRoomForPasskey(em, account.id)
      const passkey = await verifyEnrolment(em, account.id, response ?? 'null', relyingParty)
      if (!passkey) throw new Invalid({ passkey: 'This passkey could not be added. Try again' })
      em.persist(Object.assign(passkey, input))
      return { recoveryCodes: await finishEnrolment(em, account, actor, 'added a passkey to') }
    })
  }

  @SessionOwner()
  @Mutation(() => PasskeyDetails)
  renamePasskey(
    @Arg('id', () => ID) id: string,
    @text('name') name: string | null,
    @Ctx() context: Context,
  ): Promise<Passkey> {
    const input = validate(passkeyNameSchema, { name })
    return changeOwnAccount(context, async (em, account) =>
      Object.assign(await findOwnPasskey(em, account.id, id), input),
    )
  }

  @SessionOwner()
  @StepUp()
  @Mutation(() => PasskeyDetails)
  removePasskey(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Passkey> {
    return changeOwnAccount(context, async (em, account, actor) => {
      const passkey = await findOwnPasskey(em, account.id, id)
      em.remove(passkey)
      await updateEnrolment(em, account)
      recordAccountEvent(em, account, actor, 'removed a passkey of')
      return passkey
    })
  }
}

async function assertRoomForPasskey(em: EntityManager, administrator: string): Promise<void> {
  if ((await em.count(Passkey, { administrator })) >= maxPasskeys)
    throw new Invalid({
      passkey: `You have ${maxPasskeys} passkeys, the most there can be. Remove one first`,
    })
}

const findOwnPasskey = (em: EntityManager, administrator: string, id: string) =>
  findById(em, Passkey, 'passkey', id, { administrator })

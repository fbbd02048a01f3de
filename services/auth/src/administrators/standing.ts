/** Who may sign in at all. Somebody always may: whoever disables another is active themselves. */
import { Changed, type Context, Invalid, isUuid, NotFound, NotSignedIn, record } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Session } from '../sessions/session.ts'
import { Administrator } from './administrator.ts'

type Acting = NonNullable<Context['administrator']>

const noun = 'administrator'

/** Ends an administrator's sessions and lets them begin no other. What they did stays in the audit. */
export const disable = (em: EntityManager, by: Acting, id: string): Promise<Administrator> =>
  em.transactional(async (inside) => {
    if (id === by.id)
      throw new Invalid({ id: 'You cannot disable yourself. Ask another administrator to do it' })
    const active = await inside.find(
      Administrator,
      { disabledAt: null, passwordHash: { $ne: null } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    // Of two who disable each other, the second is not active any more by now.
    if (!active.some((one) => one.id === by.id)) throw new NotSignedIn()
    const administrator = active.find((one) => one.id === id)
    if (!administrator) throw await whyNot(inside, id)

    Object.assign(administrator, { disabledAt: new Date(), invitationHash: null, invitedUntil: null })
    await inside.nativeDelete(Session, { administrator: id })
    record(inside, { who: by.name, action: 'disabled', noun, itemId: id, title: administrator.email })
    return administrator
  })

/** Lets an administrator sign in again, with the password they had. */
export const enable = (em: EntityManager, by: Acting, id: string): Promise<Administrator> =>
  em.transactional(async (inside) => {
    const disabled = { id, disabledAt: { $ne: null } }
    const lockMode = LockMode.PESSIMISTIC_WRITE
    const administrator = isUuid(id) ? await inside.findOne(Administrator, disabled, { lockMode }) : null
    if (!administrator) throw await whyNot(inside, id)
    administrator.disabledAt = null
    record(inside, { who: by.name, action: 'enabled', noun, itemId: id, title: administrator.email })
    return administrator
  })

async function whyNot(em: EntityManager, id: string) {
  return isUuid(id) && (await em.count(Administrator, { id })) > 0 ? new Changed() : new NotFound(noun, id)
}

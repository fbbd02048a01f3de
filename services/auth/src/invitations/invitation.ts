/**
 * An invitation: an administrator without a password, and a link by which its holder chooses one, once. Only the
 * link's hash is kept, so that whoever reads the tables cannot use it.
 */
import { createHash, randomBytes } from 'node:crypto'
import { AlreadyExists, Changed, check, isUuid, NotFound, record } from '@access/service-kit'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { choosingPassword } from '../administrators/administrator.rules.ts'
import { Administrator, addressOf } from '../administrators/administrator.ts'
import { hashPassword } from '../administrators/passwords.ts'
import { Session } from '../sessions/session.ts'

/** Whom an invitation is for, and the secret of its link. */
export interface Invitation {
  administrator: Administrator
  token: string
}

const noun = 'administrator'
const goodFor = 72 * 3_600_000
// One answer for a link that is used, replaced, too old or none of ours.
const worthNothing = () =>
  new Changed('This link does not work any more. Ask whoever invited you for a new one')
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes the administrator; `AlreadyExists` when one has this address. */
export async function invite(
  em: EntityManager,
  who: string,
  { email, name }: { email: string; name: string },
): Promise<Invitation> {
  const administrator = Object.assign(new Administrator(), { email: addressOf(email), name })
  const token = newToken(administrator)
  try {
    await em.transactional(async (inside) => {
      inside.persist(administrator)
      record(inside, { who, action: 'invited', ...named(administrator) })
    })
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw new AlreadyExists({ email: 'There is an administrator with this email already' })
  }
  return { administrator, token }
}

/** A new link for whoever has not chosen a password yet; the old one is worth nothing from now on. */
export const inviteAgain = (em: EntityManager, who: string, id: string): Promise<Invitation> =>
  em.transactional(async (inside) => {
    const administrator = await stillInvited(inside, id)
    const token = newToken(administrator)
    record(inside, { who, action: 'invited again', ...named(administrator) })
    return { administrator, token }
  })

/** Takes it back. Who never signed in leaves nothing behind but the audit. */
export const withdraw = (em: EntityManager, who: string, id: string): Promise<Administrator> =>
  em.transactional(async (inside) => {
    const administrator = await stillInvited(inside, id)
    inside.remove(administrator)
    record(inside, { who, action: 'withdrew the invitation of', ...named(administrator) })
    return administrator
  })

/** Whom the link is for; null when it is used, replaced, too old or none of ours. */
export const invitedBy = (em: EntityManager, token: string) => em.findOne(Administrator, openedBy(token))

/** Sets the password that the holder of the link has chosen. The link is used up. */
export async function accept(em: EntityManager, token: string, password: string | null) {
  const found = await invitedBy(em.fork(), token)
  if (!found) throw worthNothing()
  const passwordHash = await hashPassword(check(choosingPassword(found.email), { password }).password)
  return em.transactional(async (inside) => {
    // Asked again, and held: of two who use it at the same time, one comes too late.
    const administrator = await inside.findOne(Administrator, openedBy(token), locked)
    if (!administrator) throw worthNothing()
    Object.assign(administrator, { passwordHash, invitationHash: null, invitedUntil: null })
    await inside.nativeDelete(Session, { administrator: administrator.id })
    record(inside, { who: administrator.name, action: 'chose a password as', ...named(administrator) })
    return administrator
  })
}

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const
const named = ({ id, email }: Administrator) => ({ noun, itemId: id, title: email })

const openedBy = (token: string) => ({
  invitationHash: hashOf(token),
  invitedUntil: { $gt: new Date() },
  disabledAt: null,
})

function newToken(administrator: Administrator): string {
  const token = randomBytes(32).toString('base64url')
  administrator.invitationHash = hashOf(token)
  administrator.invitedUntil = new Date(Date.now() + goodFor)
  return token
}

async function stillInvited(em: EntityManager, id: string): Promise<Administrator> {
  const administrator = isUuid(id) ? await em.findOne(Administrator, { id }, locked) : null
  if (!administrator) throw new NotFound(noun, id)
  if (administrator.status !== 'invited')
    throw new Changed('They have accepted the invitation in the meantime')
  return administrator
}

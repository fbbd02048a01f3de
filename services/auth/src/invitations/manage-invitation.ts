/**
 * Invitations: an administrator without a password, and a link to choose one, once. Only the
 * hash of the token is stored, so that anyone who reads the tables cannot use it.
 */
import { createHash, randomBytes } from 'node:crypto'
import { type Actor, EditConflict, isUuid, NotFound, recordAuditEvent, validate } from '@access/service-kit'
import type { Role } from '@access/service-kit/roles/roles.rules'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Administrator, normalizeEmail } from '../administrators/administrator.entity.ts'
import { createFirstPasswordSchema } from '../administrators/administrator.rules.ts'
import { assertStrongPassword } from '../administrators/password-strength.ts'
import { hashPassword } from '../administrators/passwords.ts'
import { handleTakenAccount } from '../administrators/unique-administrator.ts'
import { Session } from '../sessions/session.entity.ts'

/** The invited administrator, and the token of the link. */
export interface Invitation {
  administrator: Administrator
  token: string
}

const itemType = 'administrator'
const validityMs = 72 * 3_600_000
// The same answer for a link that is used, replaced, expired or unknown.
const createInvalidLinkError = () =>
  new EditConflict('This link does not work any more. Ask the person who invited you for a new one')
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Creates the administrator; throws `AlreadyExists` when one has this address or name. */
export async function createInvitation(
  em: EntityManager,
  actor: Actor,
  { email, name, role }: { email: string; name: string; role: Role },
): Promise<Invitation> {
  const administrator = Object.assign(new Administrator(), { email: normalizeEmail(email), name, role })
  const token = issueToken(administrator)
  await handleTakenAccount(() =>
    em.transactional(async (tx) => {
      tx.persist(administrator)
      recordAuditEvent(tx, { actor, action: 'invited', ...getAuditSubject(administrator) })
    }),
  )
  return { administrator, token }
}

/** Creates a new link for a pending invitation; the old one becomes invalid. */
export const renewInvitation = (em: EntityManager, actor: Actor, id: string): Promise<Invitation> =>
  em.transactional(async (tx) => {
    const administrator = await findPendingInvitation(tx, id)
    const token = issueToken(administrator)
    recordAuditEvent(tx, { actor, action: 'invited again', ...getAuditSubject(administrator) })
    return { administrator, token }
  })

/** Withdraws a pending invitation and deletes the administrator. */
export const withdrawInvitation = (em: EntityManager, actor: Actor, id: string): Promise<Administrator> =>
  em.transactional(async (tx) => {
    const administrator = await findPendingInvitation(tx, id)
    tx.remove(administrator)
    recordAuditEvent(tx, { actor, action: 'withdrew the invitation of', ...getAuditSubject(administrator) })
    return administrator
  })

/** The administrator whom the link is for; null when it is used, replaced, expired or unknown. */
export const findInvitedAdministrator = (em: EntityManager, token: string) =>
  em.findOne(Administrator, buildTokenCondition(token))

/** Sets the chosen password. The link becomes invalid. */
export async function acceptInvitation(
  em: EntityManager,
  token: string,
  password: string | null,
  addressHash: string | null,
) {
  const invited = await findInvitedAdministrator(em.fork(), token)
  if (!invited) throw createInvalidLinkError()
  const newPassword = validate(createFirstPasswordSchema(invited.email), { password }).password
  assertStrongPassword(newPassword, [invited.email, invited.name])
  const passwordHash = await hashPassword(newPassword, invited.id)
  return em.transactional(async (tx) => {
    // Read again and locked: a link can be used only once, even concurrently.
    const administrator = await tx.findOne(Administrator, buildTokenCondition(token), lockOptions)
    if (!administrator) throw createInvalidLinkError()
    Object.assign(administrator, { passwordHash, invitationHash: null, invitationExpiresAt: null })
    await tx.nativeDelete(Session, { administrator: administrator.id })
    const { id, name, role } = administrator
    recordAuditEvent(tx, {
      actor: { id, name, role, addressHash },
      action: 'chose a password as',
      ...getAuditSubject(administrator),
    })
    return administrator
  })
}

const lockOptions = { lockMode: LockMode.PESSIMISTIC_WRITE } as const
const getAuditSubject = ({ id, email }: Administrator) => ({ itemType, itemId: id, title: email })

const buildTokenCondition = (token: string) => ({
  invitationHash: hashToken(token),
  invitationExpiresAt: { $gt: new Date() },
  disabledAt: null,
})

function issueToken(administrator: Administrator): string {
  const token = randomBytes(32).toString('base64url')
  administrator.invitationHash = hashToken(token)
  administrator.invitationExpiresAt = new Date(Date.now() + validityMs)
  return token
}

async function findPendingInvitation(em: EntityManager, id: string): Promise<Administrator> {
  const administrator = isUuid(id) ? await em.findOne(Administrator, { id }, lockOptions) : null
  if (!administrator) throw new NotFound(itemType, id)
  if (administrator.status !== 'invited')
    throw new EditConflict('They have accepted the invitation in the meantime')
  return administrator
}

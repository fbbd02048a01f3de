/**
 * Invitations: an administrator without a password, and a link to choose one, once. Only the
 * hash of the token is stored, so that anyone who reads the tables cannot use it.
 */
import { createHash, randomBytes } from 'node:crypto'
import {
  type Context,
  callService,
  EditConflict,
  lockItem,
  type Settings,
  validate,
} from '@access/service-kit'
import type { Role } from '@access/service-kit/roles/roles.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import {
  Administrator,
  handleTakenAccount,
  lockAdministrator,
  normalizeEmail,
  recordAccountEvent,
} from '../administrators/administrator.entity.ts'
import { createFirstPasswordSchema } from '../administrators/administrator.rules.ts'
import { assertStrongPassword, hashPassword } from '../administrators/passwords.ts'
import { Session } from '../sessions/session.entity.ts'

type Actor = NonNullable<Context['administrator']>

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
      recordAccountEvent(tx, administrator, actor, 'invited')
    }),
  )
  return { administrator, token }
}

/** Creates a new link for a pending invitation; the old one becomes invalid. */
export const renewInvitation = (em: EntityManager, actor: Actor, id: string): Promise<Invitation> =>
  em.transactional(async (tx) => {
    const administrator = await findPendingInvitation(tx, id)
    const token = issueToken(administrator)
    recordAccountEvent(tx, administrator, actor, 'invited again')
    return { administrator, token }
  })

/** Withdraws a pending invitation and deletes the administrator. */
export const withdrawInvitation = (em: EntityManager, actor: Actor, id: string): Promise<Administrator> =>
  em.transactional(async (tx) => {
    const administrator = await findPendingInvitation(tx, id)
    tx.remove(administrator)
    recordAccountEvent(tx, administrator, actor, 'withdrew the invitation of')
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
    const administrator = await lockAdministrator(tx, invited.id, buildTokenCondition(token))
    if (!administrator) throw createInvalidLinkError()
    Object.assign(administrator, { passwordHash, invitationHash: null, invitationExpiresAt: null })
    await tx.nativeDelete(Session, { administrator: administrator.id })
    const { id, name, role } = administrator
    recordAccountEvent(tx, administrator, { id, name, role, addressHash }, 'chose a password as')
    return administrator
  })
}

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
  const administrator = await lockItem(em, Administrator, itemType, id)
  if (administrator.status !== 'invited')
    throw new EditConflict('They have accepted the invitation in the meantime')
  return administrator
}

/** Whether the e-mail with the link is being sent: not when the service that sends it is down, or has no mail server. */
export async function requestInvitationEmail(
  settings: Settings,
  { administrator: { email, name, invitationExpiresAt: until }, token }: Invitation,
  { id, name: inviterName, role, sid, addressHash = null }: Actor,
): Promise<boolean> {
  const invitedBy = { id, name: inviterName, role, sid, addressHash }
  const response = await callService(settings, settings.env.REQUESTS_URL, '/invitations', {
    body: { email, name, invitedBy, token, until },
    // The gateway waits no longer than four seconds.
    timeoutMs: 3000,
  }).catch(() => null)
  if (!response?.ok) return false
  return ((await response.json()) as { leaves: boolean }).leaves
}

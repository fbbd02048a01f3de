/** Administrators: an e-mail address to sign in with, a name, and a password hash. */
import {
  type Actor,
  AlreadyExists,
  BeforeCreate,
  BeforeUpdate,
  ContentType,
  Flag,
  Instant,
  Item,
  isUuid,
  type NewAuditEvent,
  recordAuditEvent,
  Text,
} from '@access/service-kit'
import type { Role } from '@access/service-kit/roles/roles.rules'
import { getEmailKey } from '@access/service-kit/validation/email-address.rules'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql'
import { normalizeName } from './names.rules.ts'

/** An administrator. The address is stored in lower case, so that it is unique regardless of case. */
@ContentType('Administrator')
export class Administrator extends Item {
  @Text({ isUnique: true }) email!: string
  @Text() name!: string
  /** The name as it is compared: no two look alike. */
  @Text({ isHidden: true, isUnique: true }) nameKey!: string
  @Text({ isReadOnly: true }) role: Role = 'administrator'
  /** Null until they have accepted their invitation. */
  @Text({ isHidden: true, isOptional: true }) passwordHash: string | null = null
  /** Since when they are disabled. */
  @Instant({ isHidden: true, isOptional: true }) disabledAt: Date | null = null
  @Instant({ isHidden: true, isOptional: true }) lastSignedInAt: Date | null = null
  /** Since when they have a second factor. */
  @Instant({ isHidden: true, isOptional: true }) secondFactorEnrolledAt: Date | null = null
  /** Their sessions may do nothing else until they have changed their password. */
  @Flag({ isHidden: true, defaultValue: false }) mustChangePassword = false
  /** The hash of the invitation token, by which they choose their first password. */
  @Text({ isHidden: true, isOptional: true, isUnique: true }) invitationHash: string | null = null
  @Instant({ isHidden: true, isOptional: true }) invitationExpiresAt: Date | null = null

  @BeforeCreate()
  @BeforeUpdate()
  updateNameKey(): void {
    this.nameKey = normalizeName(this.name)
  }

  get hasSecondFactor(): boolean {
    return this.secondFactorEnrolledAt !== null
  }

  /** Whether they can sign in, and if not, why. */
  get status(): 'active' | 'invited' | 'disabled' {
    if (this.disabledAt) return 'disabled'
    return this.passwordHash === null ? 'invited' : 'active'
  }
}

/** Normalizes an address to be stored or looked up. */
export const normalizeEmail = getEmailKey

/** The administrator with this address, however it is typed. */
export const findAdministratorByEmail = (em: EntityManager, email: string) =>
  em.findOne(Administrator, { email: normalizeEmail(email) })

/** The account with this id and these values, locked until the end of the transaction; null where there is none. */
export const lockAdministrator = async (
  em: EntityManager,
  id: string,
  values: FilterQuery<Administrator> & object,
): Promise<Administrator | null> =>
  isUuid(id) ? em.findOne(Administrator, { ...values, id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null

/** Runs `save`; throws `AlreadyExists`, and says which of the two. */
export async function handleTakenAccount<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    const { constraint } = error as { constraint?: string }
    if (constraint === 'administrator_name_key_unique')
      throw new AlreadyExists({ name: 'Another administrator has this name. Use another' })
    throw new AlreadyExists({ email: 'There is an administrator with this email already' })
  }
}

/** Records what somebody did with an account, with whatever else this `em` is about to flush. */
export const recordAccountEvent = (
  em: EntityManager,
  { id, email }: Pick<Administrator, 'id' | 'email'>,
  actor: Actor,
  action: string,
  details: Pick<NewAuditEvent, 'changedFields' | 'addressHash'> = {},
): void =>
  recordAuditEvent(em, { actor, action, itemType: 'administrator', itemId: id, title: email, ...details })

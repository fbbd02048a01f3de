/** The conflict list, for administrators. */
import {
  Authorized,
  type Context,
  clampRange,
  describeError,
  findById,
  ListRange,
  recordAuditEvent,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { createInputFromRules } from '../../platform/validation/input-from-rules.ts'
import { conflictListEntry } from './conflict.rules.ts'
import {
  addConflictListEntry,
  ConflictListEntry,
  decryptConflictListEntry,
  getConflictList,
} from './conflict-list-entry.entity.ts'

const itemType = 'conflict list entry'

const logUnreadable =
  ({ log }: Context) =>
  (error: unknown) =>
    log.error(describeError(error), 'an entry of the conflict list cannot be opened')

const ConflictListEntryInput = createInputFromRules('ConflictListEntryInput', conflictListEntry)

@Resolver()
export class ConflictListResolver {
  /** A mutation, as whatever decrypts: each opening is recorded. */
  @Authorized('checkConflicts')
  @Mutation(() => [ConflictListEntry])
  openConflictList(
    @Args(() => ListRange) range: ListRange,
    @Ctx() context: Context,
  ): Promise<ConflictListEntry[]> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const { offset, limit } = clampRange(range)
      const list = await getConflictList(em, getEncryptionKeys(context), logUnreadable(context))
      const entries = list.slice(offset, offset + limit)
      const title = `${entries.length} on the list`
      if (entries.length > 0)
        recordAuditEvent(em, { actor, action: 'opened', itemType: 'conflict list', title })
      return entries
    })
  }

  @Authorized('checkConflicts')
  @Mutation(() => ConflictListEntry)
  addConflictListEntry(
    @Arg('input', () => ConflictListEntryInput) input: object,
    @Ctx() context: Context,
  ): Promise<ConflictListEntry> {
    const actor = requireAdministrator(context)
    const values = validate(conflictListEntry, input)
    return context.em.transactional(async (em) => {
      recordAuditEvent(em, { actor, action: 'added', itemType })
      return addConflictListEntry(em, getEncryptionKeys(context), { ...values, addedBy: actor.name })
    })
  }

  @Authorized('checkConflicts')
  @Mutation(() => ConflictListEntry)
  removeConflictListEntry(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<ConflictListEntry> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const entry = await findById(em, ConflictListEntry, itemType, id)
      em.remove(entry)
      recordAuditEvent(em, { actor, action: 'removed', itemType })
      return decryptConflictListEntry(getEncryptionKeys(context), entry, logUnreadable(context))
    })
  }
}

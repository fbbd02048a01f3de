/** The case sheet of a request. Whoever prints one is recorded, and whether it was redacted. */
import {
  Authorized,
  type Context,
  EditConflict,
  recordAuditEvent,
  requireAdministrator,
} from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { itemType } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { assertMayOpen } from '../access/request-access.ts'
import { isLocked } from '../conflicts/conflict-lock.ts'
import { lockRequestOrThrow } from '../matching/lock-request.ts'
import { CaseSheet, getCaseSheet } from './case-sheet.ts'

@Resolver()
export class CaseSheetResolver {
  /** A mutation, as whatever decrypts: each printing is recorded. */
  @Authorized('workOnRequests')
  @Mutation(() => CaseSheet, {
    description: 'The request on one page; redacted without names, addresses, and what the applicant wrote',
  })
  printCaseSheet(
    @Arg('id', () => ID) id: string,
    @Arg('isRedacted', () => Boolean) isRedacted: boolean,
    @Ctx() context: Context,
  ): Promise<CaseSheet> {
    const actor = requireAdministrator(context)
    const keys = getEncryptionKeys(context)
    return context.em.transactional(async (em) => {
      const request = await lockRequestOrThrow(em, actor, id)
      await assertMayOpen(em, request, actor)
      const decryptedRequest = new DecryptedRequest(keys, request)
      if (await isLocked(em, keys, decryptedRequest, actor))
        throw new EditConflict('This request has not been checked for conflicts yet. Open it first')
      const action = isRedacted ? 'printed a redacted case sheet' : 'printed the case sheet'
      recordAuditEvent(em, { actor, action, itemType, itemId: request.id, title: request.reference })
      return getCaseSheet(em, keys, decryptedRequest, { isRedacted })
    })
  }
}

/** The case sheet of a request. Each printing is recorded, redacted or not. */
import { Authorized, type Context, requireAdministrator } from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { assertMayOpen } from '../access/legal-aid-request.policy.ts'
import { assertUnlocked } from '../conflicts/conflict-lock.ts'
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
      await assertUnlocked(em, keys, decryptedRequest, actor)
      const action = isRedacted ? 'printed a redacted case sheet' : 'printed the case sheet'
      recordRequestEvent(em, request, actor, action)
      return getCaseSheet(em, keys, decryptedRequest, { isRedacted })
    })
  }
}

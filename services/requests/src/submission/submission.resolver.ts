/** Legal aid requests: anybody may send one, staff count them. */

import { Authorized, type Context, Public, requireAdministrator, validate } from '@access/service-kit'
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { getVisibleFilter } from '../casework/access/legal-aid-request.policy.ts'
import { DecryptedRequest } from '../intake/legal-aid-requests/decrypted-request.ts'
import { RequestHelper } from '../intake/legal-aid-requests/helper.ts'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import {
  createLegalAidRequestRules,
  eligibility,
  legalAidRequest,
} from '../intake/legal-aid-requests/legal-aid-request.rules.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { createIdempotently } from '../platform/idempotency/create-idempotently.ts'
import { getCategories } from '../platform/office/office-settings.ts'
import { getCurrentOfficeSettings } from '../platform/office/refresh-office-settings.ts'
import { createInputFromRules } from '../platform/validation/input-from-rules.ts'
import { createAccessToken } from './access-token.ts'
import { ApplicantSummary, summarizeForApplicant } from './applicant-summary.ts'
import { createRequest } from './create-request.ts'

const EligibilityInput = createInputFromRules('EligibilityInput', eligibility)

const LegalAidRequestInput = createInputFromRules('LegalAidRequestInput', legalAidRequest, {
  helper: () => RequestHelper,
  eligibilityData: () => EligibilityInput,
})

/** The receipt of a request: nothing of what the applicant told us. */
@ObjectType('LegalAidReceipt', { simpleResolvers: true })
class LegalAidReceipt extends ApplicantSummary {
  @Field(() => ID) id!: string
  /** Opens, with the reference, the request's status; null once it was replaced, or the request erased. */
  @Field(() => String, { nullable: true }) passphrase!: string | null
  /** Opens the request's status for half an hour without the passphrase; null where that is. */
  @Field(() => String, { nullable: true }) accessToken!: string | null
}

@Resolver()
export class SubmissionResolver {
  @Public()
  @Mutation(() => LegalAidReceipt)
  async sendLegalAidRequest(
    @Arg('input', () => LegalAidRequestInput) input: object,
    @Ctx() context: Context,
  ): Promise<LegalAidReceipt> {
    const rules = createLegalAidRequestRules(getCategories(await getCurrentOfficeSettings(context)))
    const { status: _, documents, ...answers } = validate(rules, input)
    const documentIds = documents ?? []
    // No documents is no documents, whether the list was empty or left out.
    const content = documentIds.length > 0 ? { ...answers, documents: documentIds } : answers
    const { id, created } = await createIdempotently(
      context,
      'sendLegalAidRequest',
      content,
      async (em, possibleDuplicateOf) => {
        const decryptedRequest = await createRequest(context, answers, {
          em,
          actor: 'Website',
          documentIds,
          possibleDuplicateOf,
        })
        return { id: decryptedRequest.request.id, decryptedRequest }
      },
    )
    return buildReceipt(created?.decryptedRequest ?? (await findDecryptedRequest(context, id)))
  }

  @Authorized('workOnRequests')
  @Query(() => Int, {
    nullable: true,
    description: 'Of those that the caller may see; null while this service does not answer',
  })
  async legalAidRequestCount(@Ctx() context: Context): Promise<number> {
    return context.em.count(LegalAidRequest, getVisibleFilter(requireAdministrator(context)))
  }
}

const findDecryptedRequest = async (context: Context, id: string) =>
  new DecryptedRequest(getEncryptionKeys(context), await context.em.findOneOrFail(LegalAidRequest, { id }))

/**
 * The same however often it is built, except for the access token. Sent once more, an erased request stays erased, and
 * one whose passphrase was replaced does not show the new one: the person with the device may not be the one who replaced it.
 */
function buildReceipt(decryptedRequest: DecryptedRequest): LegalAidReceipt {
  const { keys, request } = decryptedRequest
  const isOpen = request.status !== 'erased' && !request.passphraseReplacedAt
  return {
    id: request.id,
    ...summarizeForApplicant(decryptedRequest, isOpen),
    passphrase: (isOpen && decryptedRequest.answers.passphrase) || null,
    accessToken: isOpen ? createAccessToken(keys, request) : null,
  }
}

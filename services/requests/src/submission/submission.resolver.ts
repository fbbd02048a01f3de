/** Legal aid requests: anybody may send one, staff count them. */
import {
  Authorized,
  type Context,
  InstantScalar,
  Public,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { getVisibleFilter } from '../casework/access/legal-aid-request.policy.ts'
import {
  type ContactOptions,
  getContactOptions,
  noContactOptions,
} from '../intake/legal-aid-requests/contact-options.ts'
import { DecryptedRequest } from '../intake/legal-aid-requests/decrypted-request.ts'
import { RequestHelper } from '../intake/legal-aid-requests/helper.ts'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getLegalAidRequestRules } from '../intake/legal-aid-requests/offered-categories.rules.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import type { EncryptionKeys } from '../platform/encryption/encryption.ts'
import { createIdempotently } from '../platform/idempotency/create-idempotently.ts'
import { getCategories } from '../platform/office/office-settings.ts'
import { getCurrentOfficeSettings } from '../platform/office/refresh-office-settings.ts'
import { createAccessToken } from './access-token.ts'
import { createRequest } from './create-request.ts'

// As far as GraphQL is concerned everything may be left out: the rules say what is required, and name all of it at once.
@InputType()
class EligibilityInput {
  @Field(() => String, { nullable: true }) income?: string
  @Field(() => String, { nullable: true }) householdSize?: string
}

@InputType()
class LegalAidRequestInput {
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => Boolean, { nullable: true }) hasNoSafeEmail?: boolean
  @Field(() => Boolean, { nullable: true }) emailUpdates?: boolean
  @Field(() => String, { nullable: true }) phone?: string
  @Field(() => Boolean, { nullable: true }) hasNoSafePhone?: boolean
  @Field(() => RequestHelper, { nullable: true }) helper?: RequestHelper
  @Field(() => String, { nullable: true }) category?: string
  @Field(() => String, { nullable: true }) description?: string
  @Field(() => String, { nullable: true }) urgency?: string
  @Field(() => [String], { nullable: true }) documents?: string[]
  @Field(() => EligibilityInput, { nullable: true }) eligibilityData?: EligibilityInput
  @Field(() => String, { nullable: true }) status?: string
}

/** The receipt of a request: nothing of what the applicant told us. */
@ObjectType('LegalAidReceipt', { simpleResolvers: true })
class LegalAidReceipt implements ContactOptions {
  @Field(() => ID) id!: string
  @Field(() => String) reference!: string
  @Field(() => String) status!: string
  @Field(() => InstantScalar) receivedAt!: Date
  /** Opens, with the reference, the request's status; null once it was replaced, or the request erased. */
  @Field(() => String, { nullable: true }) passphrase!: string | null
  @Field(() => InstantScalar) reviewDueAt!: Date
  @Field(() => InstantScalar) matchDueAt!: Date
  /** Whether there is an email address, and a phone number, that the applicant calls safe. */
  @Field(() => Boolean) hasSafeEmail!: boolean
  @Field(() => Boolean) hasSafePhone!: boolean
  /** Whom we contact, 'Applicant' or 'Helper'; null where no helper filled it in. */
  @Field(() => String, { nullable: true }) preferredContact!: ContactOptions['preferredContact']
  /** Whether we email the applicant: the reference now, and when there is news. */
  @Field(() => Boolean) isEmailEnabled!: boolean
  /** Opens the request's status for half an hour without the passphrase; null where that is. */
  @Field(() => String, { nullable: true }) accessToken!: string | null
}

@Resolver()
export class SubmissionResolver {
  @Public()
  @Mutation(() => LegalAidReceipt)
  async sendLegalAidRequest(
    @Arg('input', () => LegalAidRequestInput) input: LegalAidRequestInput,
    @Ctx() context: Context,
  ): Promise<LegalAidReceipt> {
    const rules = getLegalAidRequestRules(getCategories(await getCurrentOfficeSettings(context)))
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
    const keys = getEncryptionKeys(context)
    const stored = created?.decryptedRequest ?? (await findDecryptedRequest(context.em, keys, id))
    return buildReceipt(stored, keys)
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

const findDecryptedRequest = async (em: Context['em'], keys: EncryptionKeys, id: string) =>
  new DecryptedRequest(keys, await em.findOneOrFail(LegalAidRequest, { id }))

/**
 * The same however often it is built, except for the access token. Sent once more, an erased request stays erased, and
 * one whose passphrase was replaced does not show the new one: the person with the device may not be the one who replaced it.
 */
function buildReceipt(decryptedRequest: DecryptedRequest, keys: EncryptionKeys): LegalAidReceipt {
  const { request } = decryptedRequest
  const { id, reference, status, receivedAt, reviewDueAt, matchDueAt, passphraseReplacedAt } = request
  const isOpen = status !== 'erased' && !passphraseReplacedAt
  return {
    id,
    reference,
    status,
    receivedAt,
    passphrase: (isOpen && decryptedRequest.answers.passphrase) || null,
    reviewDueAt,
    matchDueAt,
    ...(isOpen ? getContactOptions(decryptedRequest.answers) : noContactOptions),
    isEmailEnabled: isOpen && request.isEmailEnabled === true,
    accessToken: isOpen ? createAccessToken(keys, request) : null,
  }
}

/** The status of a request, for its applicant: who has no account, but a reference, a passphrase, and then an access token. */
import { type Context, EditConflict, Invalid, Public, validate } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, createParameterDecorator, ID, Mutation, Resolver } from 'type-graphql'
import { additionalDetails } from '../../intake/legal-aid-requests/additional-details.rules.ts'
import { AdditionalDetails } from '../../intake/legal-aid-requests/additional-details.ts'
import { courtDateInput } from '../../intake/legal-aid-requests/case-date.rules.ts'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { requestMessage } from '../../intake/request-messages/request-message.rules.ts'
import { getVisitor } from '../../platform/email/email-limits.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { countPublicChange } from '../../platform/public-changes/public-change.entity.ts'
import {
  type AccessToken,
  AccessTokenExpired,
  assertAccess,
  verifyAccessToken,
} from '../../submission/access-token.ts'
import {
  type ApplicantAction,
  addDetails,
  attachMore,
  confirmNeed,
  erase,
  reopen,
  sendMessage,
  setCourtDate,
  setEmailPreference,
  withdraw,
} from './applicant-actions.ts'
import { endAccess, proposePassphrase, replacePassphrase } from './replace-passphrase.ts'
import { getRequestStatus, RequestStatus } from './request-status.ts'
import { countStatusLookup, findRequest } from './status-lookup.entity.ts'
import { confirmTexts, sendTextCode, setTextPreference } from './text-actions.ts'

/** The holder of an access token, on a call. */
interface Applicant {
  context: Context
  accessToken: string
}

/** The argument `accessToken`, with the context of the call. */
const AccessTokenHolder = () =>
  createParameterDecorator<Context>(
    ({ context, args }): Applicant => ({ context, accessToken: args.accessToken as string }),
    { arg: { name: 'accessToken', typeFunc: () => String } },
  )

/** A call for anybody, which returns the status after it: a mutation also where it only decrypts, so that nothing caches it. */
const StatusMutation = (): MethodDecorator => (prototype, name, descriptor) => {
  Public()(prototype, name, descriptor)
  Mutation(() => RequestStatus)(prototype, name, descriptor)
}

@Resolver()
export class StatusResolver {
  @StatusMutation()
  async openRequestStatus(
    @Arg('reference', () => String) reference: string,
    @Arg('passphrase', () => String) passphrase: string,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    const request = await findRequest(context, { reference, passphrase })
    return getRequestStatus(context, new DecryptedRequest(getEncryptionKeys(context), request))
  }

  @StatusMutation()
  async refreshRequestStatus(@AccessTokenHolder() applicant: Applicant): Promise<RequestStatus> {
    const { context } = applicant
    const token = readToken(applicant)
    const stored = await context.em.findOne(LegalAidRequest, { id: token.requestId })
    const request = new DecryptedRequest(getEncryptionKeys(context), assertAccess(stored, token))
    return getRequestStatus(context, request, token.expiresAt)
  }

  /** Ends every access token of the request; one that is over already is not an error. */
  @Public()
  @Mutation(() => Boolean)
  async endRequestAccess(@AccessTokenHolder() applicant: Applicant): Promise<boolean> {
    try {
      await withLockedRequest(applicant.context, readToken(applicant), async ({ request }, em) => {
        endAccess(request)
        recordRequestEvent(em, request, 'Applicant', 'signed out')
      })
    } catch (error) {
      if (!(error instanceof AccessTokenExpired)) throw error
    }
    return true
  }

  /** Another one each time; it counts once it is sent back to `replacePassphrase`. */
  @StatusMutation()
  proposePassphrase(@AccessTokenHolder() applicant: Applicant): Promise<RequestStatus> {
    const { context } = applicant
    const token = readToken(applicant)
    return withLockedRequest(context, token, async (decryptedRequest, em) => {
      assertNotErased(decryptedRequest)
      const { settings } = context
      const requestStatus = await getRequestStatus({ em, settings }, decryptedRequest, token.expiresAt)
      return { ...requestStatus, passphraseProposal: proposePassphrase(decryptedRequest) }
    })
  }

  /** Counted like a look-up: here as there somebody could guess. */
  @StatusMutation()
  async replacePassphrase(
    @AccessTokenHolder() applicant: Applicant,
    @Arg('currentPassphrase', () => String) currentPassphrase: string,
    @Arg('passphrase', () => String) passphrase: string,
    @Arg('signature', () => String) signature: string,
  ): Promise<RequestStatus> {
    await countStatusLookup(applicant.context)
    return performAction(applicant, () => replacePassphrase({ currentPassphrase, passphrase, signature }))
  }

  @StatusMutation()
  writeToOffice(
    @AccessTokenHolder() applicant: Applicant,
    @Arg('text', () => String) text: string,
  ): Promise<RequestStatus> {
    return performAction(applicant, () => sendMessage(validate(requestMessage, { text }).text))
  }

  /** Null where there is no date any more. */
  @StatusMutation()
  changeCourtDate(
    @AccessTokenHolder() applicant: Applicant,
    @Arg('courtDate', () => String, { nullable: true }) courtDate: string | null,
  ): Promise<RequestStatus> {
    return performAction(applicant, () =>
      setCourtDate(validate(courtDateInput, { courtDate }).courtDate ?? null),
    )
  }

  @StatusMutation()
  addDocuments(
    @AccessTokenHolder() applicant: Applicant,
    @Arg('documents', () => [ID]) documents: string[],
  ): Promise<RequestStatus> {
    return performAction(applicant, () => attachMore(documents))
  }

  @StatusMutation()
  withdrawRequest(@AccessTokenHolder() applicant: Applicant): Promise<RequestStatus> {
    return performAction(applicant, () => withdraw)
  }

  @StatusMutation()
  reopenRequest(@AccessTokenHolder() applicant: Applicant): Promise<RequestStatus> {
    return performAction(applicant, () => reopen)
  }

  @StatusMutation()
  eraseRequest(@AccessTokenHolder() applicant: Applicant): Promise<RequestStatus> {
    return performAction(applicant, () => erase)
  }

  @StatusMutation()
  answerClosureNotice(
    @AccessTokenHolder() applicant: Applicant,
    @Arg('stillNeeded', () => Boolean) stillNeeded: boolean,
  ): Promise<RequestStatus> {
    return performAction(applicant, () => confirmNeed(stillNeeded))
  }

  @StatusMutation()
  setEmailUpdates(
    @AccessTokenHolder() applicant: Applicant,
    @Arg('isEnabled', () => Boolean) isEnabled: boolean,
  ): Promise<RequestStatus> {
    return performAction(applicant, () => setEmailPreference(isEnabled))
  }

  @StatusMutation()
  requestTextCode(@AccessTokenHolder() applicant: Applicant): Promise<RequestStatus> {
    return performRejectable(applicant, sendTextCode)
  }

  @StatusMutation()
  confirmTextUpdates(
    @AccessTokenHolder() applicant: Applicant,
    @Arg('code', () => String) code: string,
    @Arg('wantsReference', () => Boolean, { defaultValue: false }) wantsReference: boolean,
  ): Promise<RequestStatus> {
    return performRejectable(applicant, (reject) => confirmTexts(code, wantsReference, reject))
  }

  @StatusMutation()
  setTextUpdates(
    @AccessTokenHolder() applicant: Applicant,
    @Arg('isEnabled', () => Boolean) isEnabled: boolean,
  ): Promise<RequestStatus> {
    return performAction(applicant, () => setTextPreference(isEnabled))
  }

  @StatusMutation()
  saveAdditionalDetails(
    @AccessTokenHolder() applicant: Applicant,
    @Arg('input', () => AdditionalDetails) input: AdditionalDetails,
  ): Promise<RequestStatus> {
    return performAction(applicant, () => addDetails(validate(additionalDetails, input)))
  }
}

const readToken = ({ context, accessToken }: Applicant) =>
  verifyAccessToken(getEncryptionKeys(context), accessToken)

function assertNotErased({ request }: DecryptedRequest) {
  if (request.status === 'erased') throw new EditConflict('This request has been erased')
}

/**
 * Performs an action for the holder of the access token while the request is locked; returns the status after it. Each
 * counts, but for erasing, which is never refused for what came before.
 */
async function performAction(
  applicant: Applicant,
  createAction: () => ApplicantAction,
): Promise<RequestStatus> {
  const { context } = applicant
  const token = readToken(applicant)
  const action = createAction()
  if (action !== erase) await countPublicChange(context, `request ${token.requestId}`)
  return withLockedRequest(context, token, async (decryptedRequest, em) => {
    const { settings } = context
    const { request } = decryptedRequest
    if (action !== erase) assertNotErased(decryptedRequest)
    const done =
      request.status !== 'erased' &&
      (await action({ em, decryptedRequest, settings, visitor: getVisitor(context) }))
    if (done) recordRequestEvent(em, request, 'Applicant', done)
    // What is done now belongs to what is read now.
    await em.flush()
    return getRequestStatus({ em, settings }, decryptedRequest, token.expiresAt)
  })
}

/** The same for an action that stores what it rejects: what was done counts, and then fails by the field `code`. */
async function performRejectable(
  applicant: Applicant,
  createAction: (reject: (message: string) => void) => ApplicantAction,
): Promise<RequestStatus> {
  let reason = ''
  const action = createAction((message) => {
    reason = message
  })
  const status = await performAction(applicant, () => action)
  if (reason) throw new Invalid({ code: reason })
  return status
}

/** Does `work` with the request of a valid access token, locked; `AccessTokenExpired` when it was ended meanwhile. */
function withLockedRequest<T>(
  context: Context,
  token: AccessToken,
  work: (decryptedRequest: DecryptedRequest, em: EntityManager) => Promise<T>,
): Promise<T> {
  return context.em.transactional(async (em) => {
    const stored = await em.findOne(
      LegalAidRequest,
      { id: token.requestId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    return work(new DecryptedRequest(getEncryptionKeys(context), assertAccess(stored, token)), em)
  })
}

/** The status of a request, for its applicant: who has no account, but a reference, a passphrase, and then an access token. */
import { type Context, EditConflict, Public, selectRows, validate } from '@access/service-kit'
import type { EntityDictionary, EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { additionalDetails } from '../../intake/legal-aid-requests/additional-details.rules.ts'
import { AdditionalDetails, replaceOwnName } from '../../intake/legal-aid-requests/additional-details.ts'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { requestMessage } from '../../intake/request-messages/request-message.rules.ts'
import { getVisitor } from '../../platform/email/email-limits.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { countPublicChange } from '../../platform/public-changes/public-change.entity.ts'
import { AccessTokenExpired, assertAccess, verifyAccessToken } from '../../submission/access-token.ts'
import {
  type ApplicantAction,
  addDetails,
  attachMore,
  confirmNeed,
  erase,
  reopen,
  sendMessage,
  setEmailPreference,
  withdraw,
} from './applicant-actions.ts'
import { endAccess, proposePassphrase, replacePassphrase } from './replace-passphrase.ts'
import { getRequestStatus, RequestStatus } from './request-status.ts'
import { countStatusLookup, findRequest } from './status-lookup.entity.ts'

const AccessTokenArg = () => Arg('accessToken', () => String)

@Resolver()
export class StatusResolver {
  @Public()
  @Mutation(() => RequestStatus)
  async openRequestStatus(
    @Arg('reference', () => String) reference: string,
    @Arg('passphrase', () => String) passphrase: string,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    const request = await findRequest(context, { reference, passphrase })
    return getRequestStatus(context, new DecryptedRequest(getEncryptionKeys(context), request))
  }

  /** A mutation, as whatever decrypts: neither a cache nor a refetch asks for it. */
  @Public()
  @Mutation(() => RequestStatus)
  async refreshRequestStatus(
    @AccessTokenArg() accessToken: string,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    const keys = getEncryptionKeys(context)
    const token = verifyAccessToken(keys, accessToken)
    const stored = await context.em.findOne(LegalAidRequest, { id: token.requestId })
    const request = assertAccess(stored, token)
    return getRequestStatus(context, new DecryptedRequest(keys, request), token.expiresAt)
  }

  /** Ends every access token of the request; one that is over already is not an error. */
  @Public()
  @Mutation(() => Boolean)
  async endRequestAccess(@AccessTokenArg() accessToken: string, @Ctx() context: Context): Promise<boolean> {
    try {
      await withLockedRequest(context, accessToken, async ({ request }, em) => {
        endAccess(request)
        recordRequestEvent(em, request, 'Applicant', 'signed out')
      })
    } catch (error) {
      if (!(error instanceof AccessTokenExpired)) throw error
    }
    return true
  }

  /** Another one each time; it counts once it is sent back to `replacePassphrase`. */
  @Public()
  @Mutation(() => RequestStatus)
  proposePassphrase(@AccessTokenArg() accessToken: string, @Ctx() context: Context): Promise<RequestStatus> {
    return withLockedRequest(context, accessToken, async (decryptedRequest, em, expiresAt) => {
      const { request } = decryptedRequest
      if (request.status === 'erased') throw new EditConflict('This request has been erased')
      const { settings } = context
      const requestStatus = await getRequestStatus({ em, settings }, decryptedRequest, expiresAt)
      const passphraseProposal = proposePassphrase(getEncryptionKeys(context), request)
      return { ...requestStatus, passphraseProposal }
    })
  }

  /** Counted like a look-up: here as there somebody could guess. */
  @Public()
  @Mutation(() => RequestStatus)
  async replacePassphrase(
    @AccessTokenArg() accessToken: string,
    @Arg('currentPassphrase', () => String) currentPassphrase: string,
    @Arg('passphrase', () => String) passphrase: string,
    @Arg('signature', () => String) signature: string,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    await countStatusLookup(context)
    return performAction(context, accessToken, () =>
      replacePassphrase({ currentPassphrase, passphrase, signature }),
    )
  }

  @Public()
  @Mutation(() => RequestStatus)
  writeToOffice(
    @AccessTokenArg() accessToken: string,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    return performAction(context, accessToken, () => sendMessage(validate(requestMessage, { text }).text))
  }

  @Public()
  @Mutation(() => RequestStatus)
  addDocuments(
    @AccessTokenArg() accessToken: string,
    @Arg('documents', () => [ID]) documents: string[],
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    return performAction(context, accessToken, () => attachMore(documents))
  }

  @Public()
  @Mutation(() => RequestStatus)
  withdrawRequest(@AccessTokenArg() accessToken: string, @Ctx() context: Context): Promise<RequestStatus> {
    return performAction(context, accessToken, () => withdraw)
  }

  @Public()
  @Mutation(() => RequestStatus)
  reopenRequest(@AccessTokenArg() accessToken: string, @Ctx() context: Context): Promise<RequestStatus> {
    return performAction(context, accessToken, () => reopen)
  }

  @Public()
  @Mutation(() => RequestStatus)
  eraseRequest(@AccessTokenArg() accessToken: string, @Ctx() context: Context): Promise<RequestStatus> {
    return performAction(context, accessToken, () => erase)
  }

  @Public()
  @Mutation(() => RequestStatus)
  answerClosureNotice(
    @AccessTokenArg() accessToken: string,
    @Arg('stillNeeded', () => Boolean) stillNeeded: boolean,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    return performAction(context, accessToken, () => confirmNeed(stillNeeded))
  }

  @Public()
  @Mutation(() => RequestStatus)
  setEmailUpdates(
    @AccessTokenArg() accessToken: string,
    @Arg('isEnabled', () => Boolean) isEnabled: boolean,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    return performAction(context, accessToken, () => setEmailPreference(isEnabled))
  }

  @Public()
  @Mutation(() => RequestStatus)
  async saveAdditionalDetails(
    @AccessTokenArg() accessToken: string,
    @Arg('input', () => AdditionalDetails) input: AdditionalDetails,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    const details = replaceOwnName(input, await getOfficeSettings(context))
    return performAction(context, accessToken, () => addDetails(validate(additionalDetails, details)))
  }
}

/**
 * Performs an action for the holder of the access token while the request is locked; returns the status after it. Each
 * counts, but for erasing, which is never refused for what came before.
 */
async function performAction(
  context: Context,
  accessToken: string,
  createAction: () => ApplicantAction,
): Promise<RequestStatus> {
  const { settings } = context
  const keys = getEncryptionKeys(context)
  const { requestId } = verifyAccessToken(keys, accessToken)
  const action = createAction()
  if (action !== erase) await countPublicChange(context, `request ${requestId}`)
  return withLockedRequest(context, accessToken, async (decryptedRequest, em, expiresAt) => {
    const { request } = decryptedRequest
    if (request.status === 'erased' && action !== erase)
      throw new EditConflict('This request has been erased')
    const done =
      request.status !== 'erased' &&
      (await action({ em, keys, decryptedRequest, settings, visitor: getVisitor(context) }))
    if (done) recordRequestEvent(em, request, 'Applicant', done)
    // What is done now belongs to what is read now.
    await em.flush()
    return getRequestStatus({ em, settings }, decryptedRequest, expiresAt)
  })
}

/** Does `work` with the request of a valid access token, locked; `AccessTokenExpired` when it was ended meanwhile. */
function withLockedRequest<T>(
  context: Context,
  accessToken: string,
  work: (decryptedRequest: DecryptedRequest, em: EntityManager, expiresAt: Date) => Promise<T>,
): Promise<T> {
  const keys = getEncryptionKeys(context)
  const token = verifyAccessToken(keys, accessToken)
  return context.em.transactional(async (em) => {
    const [values] = await selectRows(em, LegalAidRequest, 'where id = $1 for update', [token.requestId])
    const stored = values
      ? em.map(LegalAidRequest, values as EntityDictionary<LegalAidRequest>, { mapped: true })
      : null
    return work(new DecryptedRequest(keys, assertAccess(stored, token)), em, token.expiresAt)
  })
}

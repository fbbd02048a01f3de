/** What follows from a request that is created, or erased, in the layers above. */

import { getActorName } from '@access/service-kit'
import type { RequestErasedHandler } from './applicant/erasure/on-request-erased.ts'
import { saveApplicantParties } from './casework/conflicts/parties.ts'
import { screenNewRequest } from './casework/screening/screen-new-request.ts'
import { eraseSourceMessages } from './contact/erase-source-messages.ts'
import type { RequestCreatedHandler } from './intake/submission/on-request-created.ts'
import { unwrapDataKey } from './platform/encryption/encryption.ts'

export const requestCreatedHandlers: RequestCreatedHandler[] = [
  (em, keys, { request, answers, actor, timeZone }) => {
    const dataKey = unwrapDataKey(keys, request.id, request)
    return screenNewRequest(em, request, answers.eligibilityData, {
      dataKey,
      screenedBy: getActorName(actor),
      timeZone,
    })
  },
  (em, keys, { request }) => saveApplicantParties(em, keys, request),
]

export const requestErasedHandlers: RequestErasedHandler[] = [eraseSourceMessages]

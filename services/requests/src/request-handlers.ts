/** What follows from a request that is created, or erased, in the layers above. */

import { getActorName } from '@access/service-kit'
import type { RequestErasedHandler } from './applicant/erasure/on-request-erased.ts'
import { saveNewParties } from './casework/conflicts/parties.ts'
import { eraseNotifications } from './casework/notifications/notify-assignee.ts'
import { screenNewRequest } from './casework/screening/screen-new-request.ts'
import { eraseSourceMessages } from './contact/erase-source-messages.ts'
import type { RequestCreatedHandler } from './intake/submission/on-request-created.ts'

export const requestCreatedHandlers: RequestCreatedHandler[] = [
  (em, _, { decryptedRequest, actor, timeZone }) =>
    screenNewRequest(em, decryptedRequest, { screenedBy: getActorName(actor), timeZone }),
  async (em, keys, { decryptedRequest }) => saveNewParties(em, keys, decryptedRequest),
]

export const requestErasedHandlers: RequestErasedHandler[] = [eraseSourceMessages, eraseNotifications]

/** The audit events of a request, by its id and reference. */
import { createEventRecorder } from '../../platform/encryption/encrypted-item.entity.ts'
import { itemType } from './legal-aid-request.entity.ts'

export const recordRequestEvent = createEventRecorder(itemType)

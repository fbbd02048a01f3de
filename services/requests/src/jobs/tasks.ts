/** All that is done by itself. */
import { keepParties } from '../conflicts/keepParties.ts'
import { markParties } from '../conflicts/markParties.ts'
import { forgetMessage } from '../contact-messages/forgetMessage.ts'
import { forgetDocument } from '../documents/forgetDocument.ts'
import { scanDocument } from '../documents/scan/scanDocument.ts'
import { forgetRequest } from '../legal-aid-requests/forgetRequest.ts'
import { forgetMail } from '../mails/forgetMail.ts'
import { sendMail } from '../mails/sendMail.ts'
import { endOffer } from '../matching/endOffer.ts'
import { forgetPlaces } from '../registrations/forgetPlaces.ts'
import { lookAtEvent } from '../registrations/lookAtEvent.ts'
import type { Task } from './task.ts'

export const tasks: Task[] = [
  sendMail,
  forgetMail,
  lookAtEvent,
  forgetPlaces,
  forgetMessage,
  forgetRequest,
  endOffer,
  scanDocument,
  forgetDocument,
  keepParties,
  markParties,
]

/** The last handler: what was not admitted, and what failed. */

import { describeError } from '@access/service-kit/log'
import type { ErrorRequestHandler } from 'express'
import { Overloaded } from './admission/admission.ts'
import type { Services } from './services.ts'

export const createErrorHandler =
  ({ log, sendBusy, sendPage }: Services): ErrorRequestHandler =>
  (reason: Error & { status?: number }, request, response, next) => {
    if (reason instanceof Overloaded) return sendBusy(request, response)
    const status = reason.status === 400 ? 400 : 500
    if (status === 500) log.error(describeError(reason), 'request failed')
    if (response.headersSent) return next(reason)
    const text =
      status === 400 ? 'This address cannot be read. Please check it.' : 'Something went wrong on our side.'
    void sendPage(request, response, status, text)
  }

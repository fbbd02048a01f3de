/** Handles forms that are submitted without script, and responds with the page for their remote's result. */
import type { FormFailure } from '@access/kit'
import type { Request, RequestHandler, Response } from 'express'
import { findPageForm, type PageForm } from '../forms/find-page-form.ts'
import { createFormApiClient } from '../forms/form-api-client.ts'
import { createFileForwarder } from '../forms/forward-file.ts'
import { type ParsedForm, parseForm } from '../forms/parse-form.ts'
import { runFormHandler } from '../forms/run-form-handler.ts'
import { getClientAddress } from '../http/client-address.ts'
import { type PagesOptions, sendPage, sendPlainPage } from './pages.ts'

/** Handles the forms of all pages; other requests go to the next handler. */
export function createFormHandler(options: PagesOptions): RequestHandler {
  return async (request, response, next) => {
    const pageForm = request.method === 'POST' ? findPageForm(options, request) : null
    if (pageForm) await handleForm(pageForm, options, request, response)
    else next()
  }
}

/** Responds with the page, or redirects to the receipt. */
async function handleForm(pageForm: PageForm, options: PagesOptions, request: Request, response: Response) {
  const { form, path } = pageForm
  const { formTokens, publicUrl, renderer, gatewayUrl, log } = options
  const reject = (status: number, text: string) => sendPlainPage(options, request, response, status, text)
  response.set('cache-control', 'no-store')
  if (!form.isOpenToOtherSites && !isSameOrigin(request, publicUrl)) {
    return reject(403, 'This form was not sent from our page. Please open the page and send it there.')
  }
  const parsedForm = await parseForm(request, {
    form,
    tokenField: renderer.formTokenField,
    decodeFormToken: (tokenText) => formTokens.decodeFormToken(path, tokenText),
    forwardFile: createFileForwarder(gatewayUrl, getClientAddress(request), log),
  })
  // It was ended for being sent too slowly.
  if (response.headersSent) return
  if (parsedForm === 413) {
    return reject(413, 'Your text is too long. Please go back, shorten it, and send it again.')
  }
  if (typeof parsedForm === 'number')
    return reject(parsedForm, 'This form cannot be read. Please send it again.')

  // Documents have been forwarded by now, however slowly they came.
  await options.admission.run('submission', response, () =>
    answerForm(pageForm, parsedForm, { options, request, response }),
  )
}

type FormRequest = { options: PagesOptions; request: Request; response: Response }

async function answerForm(
  pageForm: PageForm,
  parsedForm: ParsedForm,
  { options, request, response }: FormRequest,
): Promise<void> {
  const { path, params } = pageForm
  const { formTokens, gatewayUrl, log, timeout } = options
  const clientAddress = getClientAddress(request)
  const { formToken } = parsedForm
  // The remote has time left to say that the gateway did not answer.
  const apiClient = createFormApiClient({ gatewayUrl, clientAddress, formToken, timeout: timeout * 2.5, log })
  const { formResult, submittedForm } = await runFormHandler(
    pageForm,
    { ...parsedForm, params },
    { apiClient, formTokens, log, timeout: timeout * 3 },
  )
  if (formResult.receipt && formResult.receiptMode !== 'stay') {
    // Reloading the page that follows submits nothing again.
    return response.redirect(303, formTokens.buildReceiptUrl(path, formResult.receipt))
  }
  const status = getResultStatus(formResult.errors, formResult.failure)
  if (status === 429 || status === 503) response.set('retry-after', String(formResult.retryAfter ?? 30))
  return sendPage(options, request, response, { status, submittedForm })
}

const failureStatuses: Record<FormFailure, number> = {
  expired: 400,
  'too many': 429,
  'too large': 413,
  failed: 503,
}

function getResultStatus(errors: object = {}, failure?: FormFailure): number {
  if (failure) return failureStatuses[failure]
  return Object.keys(errors).length > 0 ? 400 : 200
}

/** Browsers say where a form comes from; a form with neither of these headers is rejected. */
function isSameOrigin({ headers }: Request, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin = '' } = headers
  if (!URL.canParse(origin)) return false
  return [headers.host, publicUrl && new URL(publicUrl).host].includes(new URL(origin).host)
}

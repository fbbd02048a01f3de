/** How a visitor without script uses the forms of a site: opens the page, fills in the form, submits it. */
import type { RequestListener } from 'node:http'
import { onTestFinished, vi } from 'vitest'
import { buildBundle, readBody, type Site, startSite } from './site.ts'

/** Pages below `/ask/` that print their submitted form; `handleSubmission` is the text of the remote's function, `form` its other properties. */
export const buildFormBundle = (handleSubmission: string, form = '') =>
  buildBundle(
    `[{ path: 'ask/:about', element: h(function Ask() {
      const { FormToken, useSubmittedForm } = require('@access/kit')
      const { useParams } = require('react-router-dom')
      const formPath = '/ask/' + useParams().about
      const { token, ...result } = useSubmittedForm(formPath) ?? {}
      return page('Ask', null, h(FormToken, { formPath }), h('output', null, JSON.stringify(result)))
    }) }]`,
    {
      forms: `[{ path: '/ask/:about', fields: ['text', 'go'], ${form} handleSubmission: ${handleSubmission} }]`,
    },
  )

/** The submitted form that the page printed. */
export const parseOutput = (html: string) =>
  JSON.parse(
    /<output>(.*?)<\/output>/
      .exec(html)![1]!
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )

/** The token on a page that follows a submission; undefined on one that was only opened. */
export const parseFormToken = (html: string) => /name="form-token" value="([\w-]+)"/.exec(html)?.[1]

type Call = { method: string; path: string; key: string | undefined; body: unknown }

/** A site with that page, and a gateway that responds to each call with `reply`; `calls` is what it received. */
export async function startFormSite(
  handleSubmission: string,
  { form = '', reply = () => [200, {}] as [number, unknown], timeout = 5000 } = {},
) {
  const calls: Call[] = []
  const gateway: RequestListener = async (request, response) => {
    const text = await readBody(request).catch(() => null)
    // An aborted call does not count.
    if (text === null) return
    const key = request.headers['idempotency-key'] as string | undefined
    const body = text.startsWith('{') ? JSON.parse(text) : text
    calls.push({ method: request.method!, path: request.url!, key, body })
    const [status, replyBody] = reply()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(replyBody))
  }
  const site = await startSite({ bundle: buildFormBundle(handleSubmission, form), gateway, timeout })
  return { site, calls, visitor: createVisitor(site) }
}

/** A visitor who submits the form with the token of the last page, if it has one. */
function createVisitor(site: Site, address = '/ask/money') {
  let token: string | undefined
  async function parsePage(pageResponse: Response) {
    const html = await pageResponse.text()
    token = parseFormToken(html)
    return { status: pageResponse.status, headers: pageResponse.headers, html, ...parseOutput(html) }
  }
  return {
    token: () => token!,
    open: async () => parsePage(await site.get(address)),
    async send(fields: [name: string, text: string | File][] = []) {
      const files = fields.some(([, value]) => typeof value !== 'string')
      const all: [string, string | File][] = [
        ...(token ? [['form-token', token] as [string, string]] : []),
        ...fields,
      ]
      const body = files ? new FormData() : new URLSearchParams()
      for (const [name, value] of all) body.append(name, value as string)
      return parsePage(await site.get(address, { method: 'POST', headers: { origin: site.url }, body }))
    },
  }
}

/** Pages that are open now were opened too long ago. */
export function advanceFiveHours() {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 5 * 3_600_000)
  onTestFinished(() => void vi.restoreAllMocks())
}

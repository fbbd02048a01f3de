/** How a visitor without script uses the forms of a site: reads the page, fills the form in, sends it. */
import type { RequestListener } from 'node:http'
import { aSite, bodyOf, bundleOf, type Site } from './site.ts'

/** Pages below `/ask/` that say all they are told; `take` is the text of the remote's function, `form` its other parts. */
export const askingPage = (take: string, form = '') =>
  bundleOf(
    `[{ path: 'ask/:about', element: h(function Ask() {
      const { FormToken, useSubmitted } = require('@access/kit')
      const address = '/ask/' + require('react-router-dom').useParams().about
      const { token, ...told } = useSubmitted(address)
      return page('Ask', null, h(FormToken, { of: address }), h('output', null, JSON.stringify(told)))
    }) }]`,
    { forms: `[{ path: '/ask/:about', fields: ['text', 'go'], ${form} take: ${take} }]` },
  )

/** What the page was told. */
export const toldOn = (html: string) =>
  JSON.parse(
    /<output>(.*?)<\/output>/
      .exec(html)![1]!
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )

export const tokenIn = (html: string) => /name="form-token" value="([\w-]+)"/.exec(html)![1]!

type Call = { method: string; path: string; key: string; body: unknown }

/** A site with that page, before a gateway that answers each call with `reply`; `calls` is what came to it. */
export async function anAskingSite(
  take: string,
  { form = '', reply = () => [200, {}] as [number, unknown], timeout = 5000 } = {},
) {
  const calls: Call[] = []
  const gateway: RequestListener = async (request, response) => {
    const text = await bodyOf(request).catch(() => null)
    // A call that broke off is none.
    if (text === null) return
    const { 'idempotency-key': key } = request.headers
    const body = text.startsWith('{') ? JSON.parse(text) : text
    calls.push({ method: request.method!, path: request.url!, key: String(key), body })
    const [status, said] = reply()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  }
  const site = await aSite({ gateway, timeout })
  site.release('mfe_public', 'one', askingPage(take, form))
  return { site, calls, visitor: aVisitorOf(site) }
}

/** A visitor who sends what they are shown, with the token of the page before. */
function aVisitorOf(site: Site, address = '/ask/money') {
  let token = ''
  async function shown(answer: Response) {
    const html = await answer.text()
    token = tokenIn(html)
    return { status: answer.status, headers: answer.headers, html, ...toldOn(html) }
  }
  return {
    token: () => token,
    open: async () => shown(await site.get(address)),
    async send(fields: [name: string, text: string | File][] = []) {
      const files = fields.some(([, value]) => typeof value !== 'string')
      const all: [string, string | File][] = [['form-token', token], ...fields]
      const body = files ? new FormData() : new URLSearchParams()
      for (const [name, value] of all) body.append(name, value as string)
      return shown(await site.get(address, { method: 'POST', headers: { origin: site.url }, body }))
    },
  }
}

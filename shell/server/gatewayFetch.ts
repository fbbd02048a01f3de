/** How a page asks the gateway while it is rendered, and whether the gateway answered. */
import { requestIdHeader } from './log.ts'

type GatewayFetch = { fetch: typeof fetch; isOut(): boolean }

/** A fetch for one page: it says for whom it asks, gives up after a while and remembers a gateway that failed. */
export function gatewayFetch(
  gatewayUrl: string,
  options: { clientAddress: string; timeout: number },
): GatewayFetch {
  let out = false
  return {
    isOut: () => out,
    async fetch(input, init) {
      const headers = new Headers(init?.headers)
      headers.set('x-client-address', options.clientAddress)
      for (const [name, value] of Object.entries(requestIdHeader())) headers.set(name, value)
      try {
        const answer = await fetch(input, { ...init, headers, signal: AbortSignal.timeout(options.timeout) })
        if (answer.status >= 500) out = true
        return answer
      } catch (reason) {
        out = true
        // The address of the gateway is nobody's business: this message may reach the page.
        throw new Error(`the gateway did not answer`, { cause: [gatewayUrl, reason] })
      }
    },
  }
}

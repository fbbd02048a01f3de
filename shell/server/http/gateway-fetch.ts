/** Fetches from the gateway while a page is rendered, and remembers whether it responded. */
import { getRequestIdHeader } from './log.ts'

type GatewayFetch = { fetch: typeof fetch; isUnavailable(): boolean }

/** A fetch for one page: it forwards the client's IP address, times out, and remembers a gateway that failed. */
export function createGatewayFetch(
  gatewayUrl: string,
  options: { clientAddress: string; timeout: number },
): GatewayFetch {
  let hasFailed = false
  return {
    isUnavailable: () => hasFailed,
    async fetch(input, init) {
      const headers = new Headers(init?.headers)
      headers.set('x-client-address', options.clientAddress)
      for (const [name, value] of Object.entries(getRequestIdHeader())) headers.set(name, value)
      try {
        const response = await fetch(input, {
          ...init,
          headers,
          signal: AbortSignal.timeout(options.timeout),
        })
        if (response.status >= 500) hasFailed = true
        return response
      } catch (reason) {
        hasFailed = true
        // Without the address of the gateway: this message may reach the page.
        throw new Error(`the gateway did not respond`, { cause: [gatewayUrl, reason] })
      }
    },
  }
}

/** Fetches from the gateway while a page is rendered, and remembers whether it responded. */
import { askRepeatably, fetchInner, sameForAllHeader } from '@access/transport'
import { getRequestIdHeader } from './log.ts'

type GatewayFetch = {
  fetch: typeof fetch
  isUnavailable(): boolean
  /** Whether every answer was the same for everybody, until the next change notice; also when there was none. */
  isSameForAll(): boolean
}

/** A fetch for one page, which changes nothing: it forwards the client's IP address, times out, and remembers a gateway that failed. */
export function createGatewayFetch(
  gatewayUrl: string,
  options: { clientAddress: string | null; timeout: number },
): GatewayFetch {
  let hasFailed = false
  let isSameForAll = true
  return {
    isUnavailable: () => hasFailed,
    isSameForAll: () => isSameForAll && !hasFailed,
    async fetch(input, init) {
      const headers = new Headers(init?.headers)
      if (options.clientAddress) headers.set('x-client-address', options.clientAddress)
      for (const [name, value] of Object.entries(getRequestIdHeader())) headers.set(name, value)
      try {
        const signal = AbortSignal.timeout(options.timeout)
        const response = await askRepeatably(() => fetchInner(String(input), { ...init, headers, signal }))
        if (response.status >= 500) hasFailed = true
        if (!response.headers.has(sameForAllHeader)) isSameForAll = false
        return response
      } catch (reason) {
        hasFailed = true
        // Without the address of the gateway: this message may reach the page.
        throw new Error(`the gateway did not respond`, { cause: [gatewayUrl, reason] })
      }
    },
  }
}

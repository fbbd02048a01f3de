/** Fetches from the gateway while a page is rendered, and remembers whether it responded. */

import { getRequestIdHeader } from '@access/service-kit/log'
import { askRepeatably, type InnerResponse, requestInner } from '@access/service-kit/transport'
import { isSameForAll } from '../response-cache/response-cache.ts'

/** What is read of a response, by us and by urql. */
type TextResponse = Pick<Response, 'status' | 'statusText' | 'text'> & { headers: Pick<Headers, 'get'> }

type GatewayFetch = {
  fetch(
    url: string,
    request: { method: string; headers: Record<string, string>; body: string },
  ): Promise<TextResponse>
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
  let areAllShared = true
  return {
    isUnavailable: () => hasFailed,
    isSameForAll: () => areAllShared && !hasFailed,
    async fetch(url, { method, headers, body }) {
      const request = {
        method,
        headers: {
          ...headers,
          ...(options.clientAddress && { 'x-client-address': options.clientAddress }),
          ...getRequestIdHeader(),
        },
        body,
      }
      try {
        const signal = AbortSignal.timeout(options.timeout)
        const response = await askRepeatably(() => requestInner(url, { ...request, signal }))
        if (response.status >= 500) hasFailed = true
        if (!isSameForAll(response.headers)) areAllShared = false
        return buildResponse(response)
      } catch (reason) {
        hasFailed = true
        // Without the address of the gateway: this message may reach the page.
        throw new Error(`the gateway did not respond`, { cause: [gatewayUrl, reason] })
      }
    },
  }
}

const buildResponse = ({ status, statusText, headers, text }: InnerResponse): TextResponse => ({
  status,
  statusText,
  headers: { get: (name: string) => String(headers[name.toLowerCase()] ?? '') || null },
  text: async () => text,
})

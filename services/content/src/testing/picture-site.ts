/** A website on this machine with pictures, which a test lets the fetching reach as if it were public. */
import type { RequestListener } from 'node:http'
import { startTestServer } from '@access/service-kit/testing'

/** Its address; `requests` are the paths that were asked for. */
export async function startPictureSite(listener: RequestListener) {
  const requests: string[] = []
  const url = await startTestServer((request, response) => {
    requests.push(request.url ?? '')
    listener(request, response)
  })
  return { url, requests }
}

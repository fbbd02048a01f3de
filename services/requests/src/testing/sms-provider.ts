/** A provider of text messages that takes texts, or rejects them as a test wants. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Rejection {
  status: number
  code?: number
}

/** Starts one on a free port; it ends with the test. */
export async function startSmsProvider(reject: () => Rejection | undefined = () => undefined) {
  const texts: { to: string; from: string; body: string; path: string; authorization: string }[] = []
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    const rejection = reject()
    if (rejection)
      return void response.writeHead(rejection.status).end(JSON.stringify({ code: rejection.code }))
    const get = (name: string) => form.get(name) ?? ''
    const { url: path = '', headers } = request
    texts.push({
      ...{ to: get('To'), from: get('From'), body: get('Body') },
      ...{ path, authorization: headers.authorization ?? '' },
    })
    response.writeHead(201).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { texts, env: { SMS_URL: `http://AC1:the-token@127.0.0.1:${port}`, SMS_FROM: '+15555550199' } }
}

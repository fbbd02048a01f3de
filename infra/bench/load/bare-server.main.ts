/** The least that a web server in Node can do: `node:http`, which answers every request with the same bytes. */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CapturedResponse } from './captured-response.ts'

let status = 404
let headers: string[] = []
let body: Buffer = Buffer.alloc(0)

const server = createServer((request, response) => {
  const answer = () => {
    response.writeHead(status, headers)
    response.end(body)
  }
  if (request.method === 'GET') return answer()
  request.resume().once('end', answer)
})

process.on('message', (captured: CapturedResponse) => {
  ;({ status, headers } = captured)
  body = Buffer.from(captured.body, 'base64')
  process.send!({ isReady: true })
})
process.on('disconnect', () => process.exit())

server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))

/** One remote on a page of its own, built again and reloaded with every change; its calls go to a running product. */

import { createReadStream } from 'node:fs'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { watchStandalone } from '../build/standalone.ts'
import { StartupError } from './bootstrap/startup-error.mjs'
import type { Command } from './start.ts'

/** Where each remote is in the shell. */
const paths: Record<string, string> = {
  'mfe-public': '/',
  'mfe-get-help': '/get-help',
  'mfe-admin': '/admin',
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
}

export async function run({ steps, args }: Command): Promise<void> {
  const folder = args[0]!
  const product = parseProductUrl(process.env.PRODUCT_URL ?? 'http://localhost:3000')
  const port = parsePort(process.env.PORT ?? '3100')
  const listeners = new Set<ServerResponse>()

  const { outputFolder, files } = await watchStandalone(folder, {
    onLog: (line) => steps.line(`  ${line}`),
    onRebuild() {
      for (const listener of listeners) listener.write('data: built\n\n')
    },
  })

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', product)
    if (pathname === '/graphql' || pathname.startsWith('/api/'))
      return proxyRequest(request, response, product)
    if (pathname === '/standalone/changes') return addListener(response, listeners)
    const file = path.basename(pathname)
    if (pathname.startsWith('/standalone/')) return sendFile(path.join(outputFolder, file), response)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(renderPage(files()))
  })
  server.once('error', ({ message }) => {
    steps.line(`  ${message}. Set PORT to another one.`)
    process.exit(1)
  })
  server.listen(port, () => {
    steps.line(`  ${folder} alone: http://localhost:${port}${paths[folder]}, before ${product.origin}`)
  })
}

function parseProductUrl(value: string): URL {
  const url = URL.parse(value)
  if (url?.protocol === 'http:') return url
  throw new StartupError(`PRODUCT_URL is ${value}: set it to an address like http://localhost:3000.`)
}

function parsePort(value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StartupError(`PORT is ${value}: set it to a number like 3100.`)
}

function proxyRequest(request: IncomingMessage, response: ServerResponse, { hostname, port }: URL) {
  const { url: path, method, headers } = request
  const proxied = ask({ hostname, port, path, method, headers }, (proxyResponse) => {
    response.writeHead(proxyResponse.statusCode ?? 502, proxyResponse.headers)
    pipeline(proxyResponse, response).catch(() => response.destroy())
  })
  proxied.once('error', () => {
    if (!response.headersSent) response.writeHead(502)
    response.end('The product does not answer.')
  })
  pipeline(request, proxied).catch(() => proxied.destroy())
}

function addListener(response: ServerResponse, listeners: Set<ServerResponse>) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  response.write(': listening\n\n')
  listeners.add(response)
  response.once('close', () => listeners.delete(response))
}

function sendFile(file: string, response: ServerResponse) {
  response.setHeader('content-type', contentTypes[path.extname(file)] ?? 'application/octet-stream')
  pipeline(createReadStream(file), response).catch(() => {
    if (!response.headersSent) response.writeHead(404)
    response.end()
  })
}

const renderPage = (files: string[]) =>
  [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>Alone</title>',
    ...files.map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/standalone/${file}">`
        : `<script defer src="/standalone/${file}"></script>`,
    ),
    "<script>new EventSource('/standalone/changes').onmessage = () => location.reload()</script>",
    '</head><body><div id="root"></div></body></html>',
  ].join('')

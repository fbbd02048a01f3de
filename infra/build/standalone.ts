/** One remote on a page of its own, built again and reloaded with every change; its calls go to a running product. */

import { HtmlRspackPlugin, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import type { Command } from '../run/start.ts'
import { buildClientModule, resolve } from './compiler-settings.ts'
import { resolveFromRoot } from './paths.ts'

/** Where each remote is in the shell. */
const paths: Record<string, string> = {
  'mfe-public': '/',
  'mfe-get-help': '/get-help',
  'mfe-admin': '/admin',
}

const page = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Alone</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"></head><body><div id="root"></div></body></html>`

export async function run({ steps, positionals: [folder = ''] }: Command): Promise<void> {
  const { PORT: port = '3100', PRODUCT_URL: target = 'http://localhost:3000' } = process.env
  const compiler = rspack({
    context: resolveFromRoot(folder),
    mode: 'development',
    target: ['web', 'es2021'],
    entry: './standalone/page.tsx',
    devtool: 'cheap-module-source-map',
    resolve,
    module: buildClientModule({ isServer: false }),
    plugins: [new HtmlRspackPlugin({ templateContent: page })],
    output: { publicPath: '/standalone/', uniqueName: folder },
    infrastructureLogging: { level: 'warn' },
  })
  const server = new RspackDevServer(
    {
      port,
      hot: false,
      proxy: [{ context: ['/api', '/graphql', '/drawings'], target }],
      historyApiFallback: { index: '/standalone/index.html' },
    },
    compiler,
  )
  await server.start()
  steps.line(`  ${folder} alone: http://localhost:${port}${paths[folder]}, before ${target}`)
}

// What the gateway is told by its environment, checked once, before anything listens.
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

const environment = z.object({
  LISTEN_PORT: z.coerce.number().int().min(0).max(65_535),
  INTERNAL_SECRET: z.string().min(32),
  AUTH_URL: address,
  CONTENT_URL: address,
  REQUESTS_URL: address,
  NODE_ENV: z.string().default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The subgraphs by the names they have in the supergraph, with the addresses they answer at. */
export type Subgraphs = Record<'auth' | 'content' | 'requests', string>

export interface Settings {
  port: number
  secret: string
  subgraphs: Subgraphs
  production: boolean
  logLevel: string
}

/** Reads the settings, or throws one sentence that names every variable that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = environment.safeParse(env)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
    throw new Error(`The gateway cannot start with these settings: ${wrong.join(', ')}`)
  }
  return {
    port: read.data.LISTEN_PORT,
    secret: read.data.INTERNAL_SECRET,
    subgraphs: {
      auth: read.data.AUTH_URL,
      content: read.data.CONTENT_URL,
      requests: read.data.REQUESTS_URL,
    },
    production: read.data.NODE_ENV === 'production',
    logLevel: read.data.LOG_LEVEL,
  }
}

// The settings of the gateway, from its environment, validated before it listens.
import { z } from 'zod'

const urlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

const environmentSchema = z.object({
  LISTEN_PORT: z.coerce.number().int().min(0).max(65_535),
  INTERNAL_SECRET: z.string().min(32),
  AUTH_URL: urlSchema,
  CONTENT_URL: urlSchema,
  REQUESTS_URL: urlSchema,
  NODE_ENV: z.string().default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The URLs of the subgraphs, by their names in the supergraph. */
export type Subgraphs = Record<'auth' | 'content' | 'requests', string>

export interface Settings {
  port: number
  secret: string
  subgraphs: Subgraphs
  isProduction: boolean
  logLevel: string
}

/** Reads the settings; throws a single-sentence error with every invalid variable. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = environmentSchema.safeParse(env)
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
    throw new Error(`The gateway cannot start with these settings: ${errors.join(', ')}`)
  }
  return {
    port: parsed.data.LISTEN_PORT,
    secret: parsed.data.INTERNAL_SECRET,
    subgraphs: {
      auth: parsed.data.AUTH_URL,
      content: parsed.data.CONTENT_URL,
      requests: parsed.data.REQUESTS_URL,
    },
    isProduction: parsed.data.NODE_ENV === 'production',
    logLevel: parsed.data.LOG_LEVEL,
  }
}

// The settings of the gateway, from its environment, validated before it listens.
import path from 'node:path'
import type { ReleaseSettings } from '@access/service-kit/releases'
import { getEnvironment, isInnerUrl } from '@access/service-kit/transport'
import { z } from 'zod'

const urlSchema = z
  .string()
  .refine(isInnerUrl, 'not the address of a process')
  .transform((url) => url.replace(/\/$/, ''))

const environmentSchema = z.object({
  LISTEN_URL: urlSchema,
  INTERNAL_SECRET: z.string().min(32),
  AUTH_URL: urlSchema,
  CONTENT_URL: urlSchema,
  REQUESTS_URL: urlSchema,
  RELEASE_STORE: z.string().default('.build/releases'),
  RELEASE_KEYS: z.string().default('.build/release-keys.pem'),
  RELEASE_COPIES: z.string().default('.data/releases/gateway'),
  SHELL_OPERATIONS: z.string().default('.build/shell/persisted-operations.json'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The URLs of the subgraphs, by their names in the supergraph. */
export type Subgraphs = Record<'auth' | 'content' | 'requests', string>

export interface Settings {
  /** Where the gateway listens, for the shell. */
  listenUrl: string
  secret: string
  subgraphs: Subgraphs
  /** Anonymous clients may send operations of their own: in development, where those of our pages keep changing. */
  allowsArbitraryOperations: boolean
  /** The releases whose operations are answered. */
  releases: ReleaseSettings | null
  /** The list of the shell's operations. */
  shellOperationsFile: string
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
    listenUrl: parsed.data.LISTEN_URL,
    secret: parsed.data.INTERNAL_SECRET,
    subgraphs: {
      auth: parsed.data.AUTH_URL,
      content: parsed.data.CONTENT_URL,
      requests: parsed.data.REQUESTS_URL,
    },
    allowsArbitraryOperations: getEnvironment(env) === 'development',
    releases: {
      store: parsed.data.RELEASE_STORE,
      keysFile: parsed.data.RELEASE_KEYS,
      copiesFolder: path.resolve(parsed.data.RELEASE_COPIES),
    },
    shellOperationsFile: path.resolve(parsed.data.SHELL_OPERATIONS),
    logLevel: parsed.data.LOG_LEVEL,
  }
}

import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from '../../infra/run/product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    product: { url: string; dataDir: string; adminEmail: string; adminPassword: string; buildDir: string }
  }
}

const buildDir = path.resolve(import.meta.dirname, '../../.build')

/** One running product, on a free port and with data of its own, for all journeys that do not break it. */
export default async function setup(project: TestProject) {
  // As in production, so that the journeys show whether our pages send known operations alone.
  const env = { THROTTLES: 'off', SEED: 'demo', ARBITRARY_OPERATIONS: 'off' }
  const product = await startProduct({ env })
  const { url, dataDir, adminEmail, adminPassword } = product
  project.provide('product', { url, dataDir, adminEmail, adminPassword, buildDir })
  return () => product.stop()
}

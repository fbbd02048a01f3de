import { argon2Sync, randomBytes } from 'node:crypto'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Product, startProduct } from '../../infra/run/testing/product.ts'
import { queryServiceRows } from '../../infra/run/testing/product-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    product: { url: string; dataDir: string; adminEmail: string; adminPassword: string; buildDir: string }
  }
}

const buildDir = path.resolve(import.meta.dirname, '../../.build')

// Calls and journeys are two projects of one run: vitest sets each up by itself, and both use one product.
const shared = globalThis as { sharedProduct?: { product: Promise<Product>; users: number } }

/** One running product, on a free port and with data of its own, for all calls and journeys. */
export default async function setup(project: TestProject) {
  // As in production, so that the journeys show whether our pages send known operations alone.
  const env = { THROTTLES: 'off', SEED: 'demo' }
  shared.sharedProduct ??= { product: startProduct({ env }).then(cheapenPassword), users: 0 }
  const use = shared.sharedProduct
  use.users += 1
  const { url, dataDir, adminEmail, adminPassword, stop } = await use.product
  project.provide('product', { url, dataDir, adminEmail, adminPassword, buildDir })
  return async () => {
    use.users -= 1
    if (use.users === 0) await stop()
  }
}

/**
 * Stores the administrator's password by a hash that costs nothing. Hashed as it should be, each of more than a hundred
 * sign-ins took 0.7 s of the processor, and on a busy machine longer than the gateway waits.
 */
async function cheapenPassword(product: Product): Promise<Product> {
  const nonce = randomBytes(16)
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const hash = argon2Sync('argon2id', { message: product.adminPassword, nonce, ...cost })
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  await queryServiceRows(product.dataDir, 'auth', 'update administrator set password_hash = $1', [
    `$argon2id$v=19$m=8,t=1,p=1$${salt}$${tag}`,
  ])
  return product
}

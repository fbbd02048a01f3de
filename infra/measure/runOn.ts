/** Runs one of our own commands on a product's data, and waits for it. */

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Product } from '../run/product.ts'

export async function runOn(root: string, product: Product, words: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, words, {
    cwd: root,
    env: { ...process.env, DATA_DIR: product.dataDir },
  })
}

/** Runs one of our own commands on a product's data, and waits for it. */

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Product } from '../run/product.ts'

export async function runCommandOn(root: string, product: Product, args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: product.dataDir },
  })
}

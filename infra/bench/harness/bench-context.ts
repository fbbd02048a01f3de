/** What all sections of the benchmark share. */

import { open } from '../../run/resources.ts'
import type { Environment } from '../../run/settings.ts'
import type { Command } from '../../run/start.ts'
import { type Product, startProduct } from '../../run/testing/product.ts'
import type { BareServer } from '../load/bare-server.ts'
import type { LoadGenerator } from '../load/load-generator.ts'
import { readCpuTimes, type Usage } from './process-usage.ts'

export interface BenchContext {
  root: string
  /** Few and short rounds. */
  isQuick: boolean
  /** Whether the growth is measured up to 1,000,000 judgments. */
  isMillion: boolean
  /** The root of another checkout. */
  otherRoot?: string
  steps: Command['steps']
  load: LoadGenerator
  bare: BareServer
  resources: AsyncDisposableStack
}

/** One who answers the same requests as others. */
export interface Contender {
  name: string
  url: string
  /** In microseconds, by program. */
  readCpuTimes(): Usage
}

/** A product that is measured, and the checkout that it is of. */
export interface MeasuredProduct extends Contender {
  root: string
  product: Product
}

/** A product of this checkout, and one of the other, if there is one; they are removed after the section. */
export async function startProducts(
  { root, otherRoot, resources }: BenchContext,
  env: Environment = {},
): Promise<MeasuredProduct[]> {
  const roots = [{ name: 'product', root }, ...(otherRoot ? [{ name: 'other', root: otherRoot }] : [])]
  const products: MeasuredProduct[] = []
  for (const { name, root } of roots) {
    const product = await open(
      resources,
      () => startProduct({ root, env: { THROTTLES: 'off', ...env } }),
      (started) => started.stop(),
    )
    const { url, pid } = product
    products.push({ name, root, product, url, readCpuTimes: () => readCpuTimes(pid) })
  }
  return products
}

/** A product of its own and a browser, for as long as something is measured with them. */
import { type Browser, chromium } from 'playwright'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { findChromium } from '../run/chromium.ts'
import { type Product, startProduct } from '../run/product.ts'
import { onStopSignal } from '../run/signals.ts'

/** Both are stopped afterwards, also by Ctrl-C; a StartupError without a Chromium. */
export async function useProductAndBrowser(
  work: (browser: Browser, product: Product) => Promise<void>,
): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) throw new StartupError('There is no Chromium here to measure with: install one.')
  const product = await startProduct({ env: { SEED: 'demo', THROTTLES: 'off' } })
  onStopSignal(
    () => product.stop(),
    () => process.kill(product.pid, 'SIGKILL'),
  )
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await work(browser, product)
  } finally {
    await browser.close()
    await product.stop()
  }
}
